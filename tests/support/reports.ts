import type { Page } from '@playwright/test';

declare global {
  interface Window {
    gtag_report_conversion?: (...given: unknown[]) => void;
    reports?: unknown[][];
  }
}

/** Puts a reporter of conversions into every document of the page; what it was called with is in `window.reports`. */
export function keepReports(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.reports = [];
    window.gtag_report_conversion = (...given) => {
      window.reports?.push(given);
    };
  });
}
