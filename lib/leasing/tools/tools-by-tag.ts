import { compareOffersTool } from './compare-offers';
import { leaseCalculatorTool } from './lease-calculator';
import { mileageCheckTool } from './mileage-check';
import type { Tool } from './tool-state';

/** By the tag that shows it in a guide. */
export const toolsByTag: Readonly<Record<string, Tool>> = {
  LeaseCalculator: leaseCalculatorTool,
  CompareOffers: compareOffersTool,
  MileageCheck: mileageCheckTool,
};
