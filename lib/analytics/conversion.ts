type Reporter = {
  gtag_report_conversion?: unknown;
  navigator?: { globalPrivacyControl?: boolean };
};

/**
 * Reports one advertising conversion if a reporter exists (spec section 7). Called with no argument; a reporter
 * that throws is the advertiser's trouble, never the visitor's. Who sends Global Privacy Control is not reported, as the
 * privacy policy promises.
 *
 * @param page the window, handed in by tests
 * @returns whether a reporter was called
 */
export function reportConversion(page: Reporter = globalThis as Reporter): boolean {
  if (page.navigator?.globalPrivacyControl) return false;
  if (typeof page.gtag_report_conversion !== 'function') return false;
  try {
    page.gtag_report_conversion();
  } catch {
    // The native navigation goes on.
  }
  return true;
}
