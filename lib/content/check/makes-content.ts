/**
 * Separate from catalogue-content.ts, which imports lib/catalogue. A mistake in makes.ts makes that
 * import fail before we could report the mistake.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { makes as content } from '@/content/catalogue/makes';
import { comparisonKey } from '@/lib/catalogue/spelling';
import { catalogueName, slug } from '@/lib/content/schemas/fields';
import { contentFile } from '@/lib/content/schemas/parse-content';

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
      withoutLogo: z.literal(true).optional(),
    }),
  )
  .superRefine((list, context) => {
    const keys = list.flatMap(({ name, slug, brandName = name, aliases }) => [
      ...new Set([name, slug, brandName, ...aliases].map(comparisonKey)),
    ]);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    const message = `expected every name, slug, and alias once; "${twice}" means two makes`;
    if (twice) context.addIssue({ code: 'custom', message });
  })
  .superRefine((list, context) => {
    const logos = readFileSync('public/makes.svg', 'utf8');
    list.forEach(({ slug, withoutLogo = false }, at) => {
      const hasLogo = logos.includes(`<symbol id="${slug}"`);
      if (hasLogo !== withoutLogo) return;
      const message = hasLogo
        ? 'expected no such field: public/makes.svg has its logo'
        : `expected a logo "${slug}" in public/makes.svg, or withoutLogo: true`;
      context.addIssue({ code: 'custom', path: [at, 'withoutLogo'], message });
    });
  });
export const makesContent = contentFile('content/catalogue/makes.ts', makesSchema, content);
