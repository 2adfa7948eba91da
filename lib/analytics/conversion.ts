type Reporter = { gtag_report_conversion?: unknown };

/**
 * Reports one advertising conversion if a reporter exists (spec section 7). Called with no argument; a reporter
 * that throws is the advertiser's trouble, never the visitor's.
 *
 * @param page the window, handed in by tests
 * @returns whether a reporter was called
 */
export function reportConversion(page: Reporter = globalThis as Reporter): boolean {
  if (typeof page.gtag_report_conversion !== 'function') return false;
  try {
    page.gtag_report_conversion();
  } catch {
    // The native navigation goes on.
  }
  return true;
}
