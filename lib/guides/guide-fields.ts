import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { date, slug } from '@/lib/content/field-schemas';
import { guideExists } from '@/lib/content/guide-file';
import { description, searchTerm, title } from '@/lib/content/text-schemas';
import { curlQuotes } from '@/lib/format/format';

export const defaultDrawing = 'bridge';

/** File names in public/art/guides without ".svg". Reads the disk: for use in the build only. */
export function guideDrawingNames(): string[] {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art/guides');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return files.map((file) => path.basename(file, '.svg')).sort();
}

const id = z
  .int('expected a unique whole number, such as 13')
  .positive('expected a number from 1, such as 13');

/** Reading time in minutes, at 225 words a minute. */
const minutes = z
  .int('expected the minutes that it takes to read, such as 6')
  .min(1, 'expected at least 1')
  .max(30, 'expected at most 30');

const relatedGuide = z
  .string()
  .refine(
    guideExists,
    'expected the slug of another guide, its file name without .mdx, such as another-guide',
  );

const drawing = z.string().refine((name) => guideDrawingNames().includes(name), {
  error: () =>
    `expected no such field, or a drawing of public/art/guides: ${guideDrawingNames().join(', ')}`,
});

export const guideFieldsSchema = z
  .strictObject({
    id,
    title: title().transform(curlQuotes),
    description: description().transform(curlQuotes),
    keywords: z.array(searchTerm()).min(1),
    date,
    minutes,
    updated: date.optional(),
    related: z
      .array(relatedGuide)
      .nullish()
      .transform((slugs) => slugs ?? []),
    // No page shows them. When a fact changes, git grep finds the guides that use it
    // (docs/facts.md).
    facts: z.array(slug).default([]),
    drawing: drawing.default(defaultDrawing),
  })
  .superRefine(({ date: written, updated }, context) => {
    if (!date.safeParse(written).success || updated === undefined || updated > written) return;
    const message = `expected a date after ${written}, or no such field`;
    context.addIssue({ code: 'custom', path: ['updated'], message });
  });
