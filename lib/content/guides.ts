import { guideFields, parseFrontMatter } from '@/lib/content/schemas/front-matter';
import { guideFile, guideSlugsOnDisk, guideSource } from './guides-on-disk';

/**
 * Reads a guide's file, without compiling its text.
 *
 * @param slug its file name without .mdx
 * @param source the text of the file
 * @throws ContentError with the field or line, and what was expected
 */
export function parseGuide(slug: string, source: string) {
  const fields = parseFrontMatter(guideFile(slug), guideFields, source);

  const { date, updated = date } = fields;
  return {
    ...fields,
    slug,
    /** When somebody last checked its facts. */
    updated,
    readTime: `${fields.minutes} min read`,
  };
}

/** A guide without its text. Dates look like "2026-09-02". */
export type Guide = ReturnType<typeof parseGuide>;

/** Sorts a copy. Guides of the same date are sorted by descending id. */
export function newestFirst(guides: readonly Guide[]): Guide[] {
  return guides.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

let guides: readonly Guide[] | undefined;

/**
 * All guides, newest first. Read once per process.
 *
 * @throws ContentError for the first file with a mistake
 */
export function guideList(): readonly Guide[] {
  guides ??= newestFirst(guideSlugsOnDisk().map((slug) => parseGuide(slug, guideSource(slug))));
  return guides;
}

export const relatedGuides = ({ related }: Guide) =>
  guideList().filter(({ slug }) => related.includes(slug));

export const findGuide = (slug: string) => guideList().find((guide) => guide.slug === slug) ?? null;
