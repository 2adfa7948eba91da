import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { ContentError } from '@/lib/content/content-error';
import { date, personSchema, slug } from '@/lib/content/field-schemas';
import { readFrontMatter } from '@/lib/content/front-matter';
import { description, label, title } from '@/lib/content/own-text';
import { validateContent } from '@/lib/content/validate';
import { curlQuotes, dateLabel } from '@/lib/format/format';
import { guideExists, guideFile, guideSlugsOnDisk, guideSource } from './guide-file';

/** The drawing of a guide that names none. */
export const defaultDrawing = 'bridge';

/** @returns the names of the files of public/art/guides: "signpost". For use at build */
export function guideDrawings(): string[] {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art/guides');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return files.map((file) => path.basename(file, '.svg')).sort();
}

const aGuide =
  'expected the slug of another guide, its file name without .mdx, such as another-guide';
const aDrawing = () =>
  `expected no such field, or a drawing of public/art/guides: ${guideDrawings().join(', ')}`;
const fieldsSchema = z
  .strictObject({
    id: z
      .int('expected a unique whole number, such as 13')
      .positive('expected a number from 1, such as 13'),
    title: title().transform(curlQuotes),
    description: description().transform(curlQuotes),
    keywords: z.array(label()).min(1),
    date,
    updated: date.optional(),
    checked: date.optional(),
    author: personSchema.optional(),
    reviewer: personSchema.optional(),
    related: z
      .array(z.string().refine(guideExists, aGuide))
      .nullish()
      .transform((slugs) => slugs ?? []),
    facts: z.array(slug).default([]),
    make: z
      .string()
      .refine(
        (name) => makes.some((make) => make.name === name),
        'expected a make of the catalogue, such as Kia',
      )
      .optional(),
    drawing: z
      .string()
      .refine((name) => guideDrawings().includes(name), { error: aDrawing })
      .default(defaultDrawing),
    draft: z.boolean('expected true or false').default(false),
  })
  .superRefine(({ date: written, updated, checked }, context) => {
    if (!date.safeParse(written).success) return;
    const message = `expected a date after ${written}, or no such field`;
    for (const [field, value] of Object.entries({ updated, checked }))
      if (value !== undefined && value <= written)
        context.addIssue({ code: 'custom', path: [field], message });
  });

/**
 * @throws ContentError with the field or line, and what was expected; also for a TODO in a guide
 *   that is no draft
 */
export function parseGuide(slug: string, source: string) {
  const file = guideFile(slug);
  const { fields: written, body } = readFrontMatter(file, source);
  const fields = validateContent(file, fieldsSchema, written, source);
  const { guideAuthor = null, guideReviewer = null } = business();
  const {
    date,
    updated = date,
    checked = date,
    draft,
    author = guideAuthor,
    reviewer = guideReviewer,
  } = fields;
  // `npm run new:guide` writes TODO wherever the writer has to fill in something.
  const todo = source.split('\n').findIndex((text) => /\bTODO\b/.test(text)) + 1;
  if (todo > 0 && !draft)
    throw new ContentError(file, [
      `line ${todo}: expected the finished text in place of "TODO", or "draft: true" among the fields until it is written`,
    ]);
  const withText = (day: string) => ({ date: day, dateText: dateLabel(day) });
  const wordCount = countWords(body);
  return {
    ...fields,
    slug,
    dateText: dateLabel(date),
    updated: fields.updated ? withText(updated) : null,
    /** When its facts were last checked: the latest of its dates. */
    checked: withText([updated, checked].sort()[1] ?? date),
    author,
    reviewer,
    wordCount,
    readTime: `${readMinutes(wordCount)} min read`,
  };
}

/**
 * A guide without its text; dates are "2026-09-02", and their `dateText` is "September 2, 2026".
 */
export type Guide = ReturnType<typeof parseGuide>;

/**
 * @returns all guides of content/blog, drafts included
 * @throws ContentError of the first file with a mistake
 */
export const guidesOnDisk = () =>
  guideSlugsOnDisk().map((slug) => parseGuide(slug, guideSource(slug)));

/**
 * @returns how many words MDX has outside of its tags; a calculation in braces is one word, and a
 *   sign without letter or digit, such as "÷", is none
 */
export function countWords(body: string): number {
  const text = body
    .replace(/<[^>]*>/g, '')
    .replace(/\{[^}]*\}/g, '0')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*\d+\.\s/gm, '');
  return text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** @returns the minutes it takes to read that many words, 225 a minute, rounded, at least 1 */
export const readMinutes = (wordCount: number) => Math.max(1, Math.round(wordCount / 225));

/** @returns a new list, newest first; guides of the same date by descending id */
export const newestFirst = (guides: readonly Guide[]) =>
  guides.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/**
 * @returns of guides that are newest first, the older one, the newer one, and those that a guide
 *   names, in the same order
 */
export function otherGuides(guides: readonly Guide[], { slug, related }: Guide) {
  const index = guides.findIndex((other) => other.slug === slug);
  return {
    previous: guides[index + 1] ?? null,
    next: guides[index - 1] ?? null,
    related: guides.filter((other) => related.includes(other.slug)),
  };
}

/** What `@stefanprobst/rehype-extract-toc` exports from a compiled guide. */
type ExtractedToc = readonly {
  value: string;
  depth: number;
  id?: string;
  children?: ExtractedToc;
}[];

export type TocItem = { id: string; title: string };

/** @returns the sections of a guide (its `##` headings), in order */
export function tocItems(toc: ExtractedToc): TocItem[] {
  return toc.flatMap(({ value, depth, id, children = [] }) => {
    if (depth < 2) return tocItems(children);
    return depth === 2 && id ? [{ id, title: value }] : [];
  });
}
