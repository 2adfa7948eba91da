import { compareOffersTool } from './compare-offers';
import { leaseCalculatorTool } from './lease-calculator';
import { mileageCheckTool } from './mileage-check';
import type { Tool } from './tool';

type AnyTool = Pick<Tool<Record<string, unknown>>, 'id' | 'title' | 'fields'>;

/** By the tag that shows it in a guide. */
export const tools: Readonly<Record<string, AnyTool>> = {
  LeaseCalculator: leaseCalculatorTool,
  CompareOffers: compareOffersTool,
  MileageCheck: mileageCheckTool,
};
