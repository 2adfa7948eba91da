import { z } from 'zod';
import * as content from '@/content/model-year';
import { year } from './field-schemas';
import { validated } from './validate';

const modelYearSchema = z.strictObject({
  modelYear: year,
  inventoryTable: z
    .string()
    .regex(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
});

export const modelYear = validated('content/model-year.ts', modelYearSchema, { ...content });

/** The name of the table. Browsers read the year itself from content/ (lib/site/model-year.ts). */
export const inventoryTable = () => modelYear().inventoryTable;
