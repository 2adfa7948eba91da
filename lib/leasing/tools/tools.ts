import { compareOffersTool } from './compare-offers';
import { leaseCalculatorTool } from './lease-calculator';
import { mileageCheckTool } from './mileage-check';
import type { FieldValue } from './read-field';
import type { Tool } from './tool';

/** Each tool has the tag that shows it in a guide. */
const toolsByTag = {
  LeaseCalculator: leaseCalculatorTool,
  CompareOffers: compareOffersTool,
  MileageCheck: mileageCheckTool,
};

export type ToolTag = keyof typeof toolsByTag;

export const tools = toolsByTag as unknown as Readonly<
  Record<string, Tool<Record<string, FieldValue>>>
>;
