import { compareTool } from './compare-tool';
import { leaseTool } from './lease-tool';
import { mileageTool } from './mileage-tool';
import type { FieldValue } from './read-field';
import type { Tool } from './tool';

/** The tools, by the name of the guide component that shows each. */
export const tools = {
  LeaseCalculator: leaseTool,
  CompareOffers: compareTool,
  MileageCheck: mileageTool,
} as unknown as Readonly<Record<string, Tool<Record<string, FieldValue>>>>;
