'use client';

import dynamic from 'next/dynamic';

/** Imported directly, every guide would load all three tools: 19 kB more, compressed. */
export const LeaseCalculator = dynamic(() =>
  import('./lease-calculator.island').then((module) => module.LeaseCalculator),
);
export const CompareOffers = dynamic(() =>
  import('./compare-offers.island').then((module) => module.CompareOffers),
);
export const MileageCheck = dynamic(() =>
  import('./mileage-check.island').then((module) => module.MileageCheck),
);
