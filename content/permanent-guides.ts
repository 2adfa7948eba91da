/**
 * The guides whose URLs must not change, because search engines and other sites know them: a build without one of them
 * fails. A new guide needs no entry here.
 */
export const permanentGuides: readonly string[] = [
  'best-car-lease-deals-nyc-nj-august-2025',
  'leasing-vs-buying-nyc-nj-2025',
  'credit-score-car-leasing-nyc-nj',
  'hidden-costs-car-leasing-nyc-nj',
  'first-time-car-leasing-nyc-nj',
  'best-family-cars-lease-new-jersey-2025',
  'mileage-limits-car-leasing-nyc-nj',
  'car-leasing-mistakes-nyc-nj-avoid',
  'end-of-year-car-leasing-nyc-nj-2025',
  'ev-electric-car-leasing-nyc-nj-2025',
  'car-insurance-leasing-nyc-nj-2025',
  'step-by-step-guide-leasing-nyc-nj-2025',
];
