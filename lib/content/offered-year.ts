import { z } from 'zod';
import { offeredYear as content } from '@/content/model-year';
import { year } from './field-schemas';
import { validated } from './validate';

const offeredYearSchema = z.strictObject({
  modelYear: year,
  inventoryTable: z
    .string()
    .regex(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
});

export const offeredYear = validated('content/model-year.ts', offeredYearSchema, content);
