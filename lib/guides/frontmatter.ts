import { z } from 'zod';
import { readFrontMatter } from '@/lib/content/front-matter';
import { personSchema } from '@/lib/content/person';
import { validateContent } from '@/lib/content/validate';
import { curlQuotes } from '@/lib/format/format';
import { defaultDrawing, guideDrawings } from './drawings';
import { guideExists } from './guide-file';

const isoDate = z.iso.date('expected a date such as 2026-09-02');

const frontmatterSchema = z
  .strictObject({
    id: z.int('expected a unique whole number, such as 13').positive('expected a number from 1, such as 13'),
    title: z
      .string('expected a title of 10 to 60 characters, such as "Leasing vs. Buying in NYC and NJ"')
      .min(10, 'expected at least 10 characters')
      .max(60, 'expected at most 60 characters')
      .transform(curlQuotes),
    description: z
      .string('expected a description of 50 to 160 characters in quotes')
      .min(50, 'expected at least 50 characters')
      .max(160, 'expected at most 160 characters')
      .transform(curlQuotes),
    keywords: z
      .array(z.string().min(2, 'expected a keyword'), 'expected 4 to 8 keywords, such as ["car lease NJ", …]')
      .min(4, 'expected 4 to 8 keywords')
      .max(8, 'expected 4 to 8 keywords'),
    date: isoDate,
    updated: isoDate.optional(),
    checked: isoDate.optional(),
    author: personSchema.optional(),
    reviewer: personSchema.optional(),
    related: z
      .array(
        z
          .string()
          .refine(
            guideExists,
            'expected the slug of another guide, its file name without .mdx, such as credit-score-car-leasing-nyc-nj',
          ),
      )
      .length(
        2,
        'expected two other guides, such as [credit-score-car-leasing-nyc-nj, hidden-costs-car-leasing-nyc-nj]',
      ),
    drawing: z
      .string()
      .refine((name) => guideDrawings().has(name), {
        error: () =>
          `expected no such field, or a drawing of public/art/guides: ${[...guideDrawings().keys()].join(', ')}`,
      })
      .default(defaultDrawing),
    draft: z.boolean('expected true or false').optional(),
  })
  .superRefine(({ date, updated, checked }, context) => {
    const message = `expected a date after ${date}, or no such field`;
    for (const [field, value] of Object.entries({ updated, checked })) {
      if (value !== undefined && value <= date) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

type Frontmatter = z.infer<typeof frontmatterSchema>;

/**
 * Reads a guide's file.
 *
 * @param file for messages: "content/blog/….mdx"
 * @param source the whole text of the file
 * @returns the validated fields, and the body below them
 * @throws Error naming the file, the field, the line and what was expected
 */
export function parseGuideFile(file: string, source: string): { fields: Frontmatter; body: string } {
  const { fields, body } = readFrontMatter(file, source);
  return { fields: validateContent(file, frontmatterSchema, fields, source), body };
}
