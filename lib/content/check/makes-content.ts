/**
 * Separate from catalogue-content.ts, which imports lib/catalogue. A mistake in makes.ts makes that
 * import fail before we could report the mistake.
 */
import { z } from 'zod';
import { makes as content } from '@/content/catalogue/makes';
import { catalogueName, slug } from '@/lib/content/field-schemas';
import { contentFile } from '@/lib/content/parse-content';
import { comparisonKey } from '@/lib/format/comparison-key';

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
export const makesContent = contentFile('content/catalogue/makes.ts', makesSchema, content);
