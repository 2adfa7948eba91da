import { z } from 'zod';
import { date } from '@/lib/content/fields';
import { readFrontMatter } from '@/lib/content/front-matter';
import { description, label, title } from '@/lib/content/own-text';
import { personSchema } from '@/lib/content/person';
import { validateContent } from '@/lib/content/validate';
import { curlQuotes } from '@/lib/format/format';
import { defaultDrawing, guideDrawings } from './drawings';
import { guideExists } from './guide-file';

const relatedGuide = z
  .string()
  .refine(
    guideExists,
    'expected the slug of another guide, its file name without .mdx, such as another-guide',
  );

const frontmatterSchema = z
  .strictObject({
    id: z.int('expected a unique whole number, such as 13').positive('expected a number from 1, such as 13'),
    title: title().transform(curlQuotes),
    description: description().transform(curlQuotes),
    keywords: z.array(label()).min(1),
    date,
    updated: date.optional(),
    checked: date.optional(),
    author: personSchema.optional(),
    reviewer: personSchema.optional(),
    related: z.array(relatedGuide).min(1),
    drawing: z
      .string()
      .refine((name) => guideDrawings().includes(name), {
        error: () =>
          `expected no such field, or a drawing of public/art/guides: ${guideDrawings().join(', ')}`,
      })
      .default(defaultDrawing),
    draft: z.boolean('expected true or false').optional(),
  })
  .superRefine(({ date: written, updated, checked }, context) => {
    if (!date.safeParse(written).success) return;
    const message = `expected a date after ${written}, or no such field`;
    for (const [field, value] of Object.entries({ updated, checked })) {
      if (value !== undefined && value <= written)
        context.addIssue({ code: 'custom', path: [field], message });
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
