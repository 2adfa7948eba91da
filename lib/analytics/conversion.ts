type Reporter = {
  gtag_report_conversion?: unknown;
  navigator?: { globalPrivacyControl?: boolean };
};

/**
 * Reports one advertising conversion, if a reporter exists (docs/product.md#conversion-reporting). The reporter is called
 * without arguments, and an error in it never reaches the visitor. A visitor who sends Global Privacy Control is not
 * reported, as the privacy policy promises.
 *
 * @param win the window; tests pass their own
 * @returns whether a reporter was called
 */
export function reportConversion(win: Reporter = globalThis as Reporter): boolean {
  if (win.navigator?.globalPrivacyControl) return false;
  if (typeof win.gtag_report_conversion !== 'function') return false;
  try {
    win.gtag_report_conversion();
  } catch {
    // The link or form that was used still works.
  }
  return true;
}
