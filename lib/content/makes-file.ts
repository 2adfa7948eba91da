/**
 * Separate from catalogue-files.ts, which imports lib/catalogue. A mistake in makes.ts makes that
 * import fail before we could report the mistake.
 */
import { z } from 'zod';
import { makes as content } from '@/content/catalogue/makes';
import { comparisonKey } from '@/lib/format/comparison-key';
import { contentFile } from './content-file';
import { catalogueName, slug } from './field-schemas';

const makeName = catalogueName.min(2).max(30);
const alias = z
  .string()
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'expected lower-case words, such as "range rover"');
const makesSchema = z
  .array(
    z.strictObject({
      name: makeName,
      slug,
      brandName: makeName.optional(),
      aliases: z.array(alias),
    }),
  )
  .superRefine((list, context) => {
    const keys = list.flatMap(({ name, slug, brandName = name, aliases }) => [
      ...new Set([name, slug, brandName, ...aliases].map(comparisonKey)),
    ]);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    const message = `expected every name, slug, and alias once; "${twice}" means two makes`;
    if (twice) context.addIssue({ code: 'custom', message });
  });
export const makesFile = contentFile('content/catalogue/makes.ts', makesSchema, content);
