import { useEffect } from 'react';

/**
 * Reports that the error page is shown. What does it loads only then, because every page with
 * Next's client loads what the error pages import.
 */
export function useBrokenPageReport(): void {
  useEffect(() => {
    void import('@/lib/analytics/report-broken-page').then(({ reportBrokenPage }) => {
      reportBrokenPage(document);
    });
  }, []);
}
