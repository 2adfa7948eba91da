import { readFrontMatter } from '@/lib/content/front-matter';
import { guideFile, guideSlugsOnDisk, guideSource } from '@/lib/content/guide-file';
import { validateContent } from '@/lib/content/validate';
import { dateLabel } from '@/lib/format/format';
import { guideFieldsSchema } from './guide-fields';

/**
 * Reads a guide's file, without compiling its text.
 *
 * @param slug its file name without .mdx
 * @param source the text of the file
 * @throws ContentError with the field or line, and what was expected
 */
export function parseGuide(slug: string, source: string) {
  const file = guideFile(slug);
  const { fields: written } = readFrontMatter(file, source);
  const fields = validateContent(file, guideFieldsSchema, written);

  const { date, updated = date, checked = date } = fields;
  return {
    ...fields,
    slug,
    updated,
    /** When its facts were last checked: the latest of its dates. */
    checked: [updated, checked].sort().at(-1) ?? date,
    dateText: dateLabel(date),
    readTime: `${fields.minutes} min read`,
  };
}

/** A guide without its text; dates are "2026-09-02", `dateText` is "September 2, 2026". */
export type Guide = ReturnType<typeof parseGuide>;

/** @returns a new list, newest first; guides of the same date by descending id */
export function newestFirst(guides: readonly Guide[]): Guide[] {
  return guides.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

let guides: readonly Guide[] | undefined;

/**
 * The guides of content/blog, newest first. Read once per process.
 *
 * @throws ContentError, at build, of the first file with a mistake
 */
export function guideList(): readonly Guide[] {
  guides ??= newestFirst(guideSlugsOnDisk().map((slug) => parseGuide(slug, guideSource(slug))));
  return guides;
}

/** @returns the guides that a guide names as related, newest first */
export const relatedGuides = ({ related }: Guide) =>
  guideList().filter(({ slug }) => related.includes(slug));

/** @returns the guide of that slug, `null` when it is not in `guideList` */
export const findGuide = (slug: string) => guideList().find((guide) => guide.slug === slug) ?? null;
