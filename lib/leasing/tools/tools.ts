import { compareTool } from './compare-tool';
import { leaseTool } from './lease-tool';
import { mileageTool } from './mileage-tool';
import type { FieldValue } from './read-field';
import type { Tool } from './tool';

/** By the tag that shows each in a guide. */
const toolsByTag = {
  LeaseCalculator: leaseTool,
  CompareOffers: compareTool,
  MileageCheck: mileageTool,
};

export type ToolTag = keyof typeof toolsByTag;

export const tools = toolsByTag as unknown as Readonly<
  Record<string, Tool<Record<string, FieldValue>>>
>;
