import { business } from '@/lib/content/business';
import { type Person, personFrom } from '@/lib/content/person';
import { dateLabel } from '@/lib/format/format';
import { parseGuideFile } from './frontmatter';
import { guideFile } from './guide-file';
import { plainText, readMinutes, words } from './source';

type DateAndText = { date: string; dateText: string };

/** The metadata of a guide. */
export type Guide = {
  id: number;
  slug: string;
  title: string;
  description: string;
  keywords: string[];
  /** "2025-09-02"; `dateText` is the same date for display: "September 2, 2025". */
  date: string;
  dateText: string;
  /** Set when the text was revised after its date. */
  updated: DateAndText | null;
  /** When its facts were last checked: the latest of the front matter's dates. */
  checked: DateAndText;
  /** Those of its front matter, or else of content/business.ts. */
  author: Person | null;
  reviewer: Person | null;
  /** Computed from the word count: "8 min read". */
  readTime: string;
  wordCount: number;
  related: string[];
  /** Its drawing in public/art/guides: "signpost". */
  drawing: string;
  draft: boolean;
};

/**
 * Reads one guide.
 *
 * @param slug the guide's slug; its file is `content/blog/{slug}.mdx`
 * @param source the text of that file
 * @throws Error naming the file, the field or line, and what was expected; also for a guide that is not a draft and
 *   still contains TODO
 */
export function parseGuide(slug: string, source: string): Guide {
  const file = guideFile(slug);
  const { fields, body } = parseGuideFile(file, source);
  const { updated, checked, draft = false, ...rest } = fields;
  const { author = business.guideAuthor, reviewer = business.guideReviewer } = fields;
  const withText = (date: string) => ({ date, dateText: dateLabel(date) });
  if (!draft) requireFinished(file, source);
  const wordCount = words(plainText(body)).length;
  return {
    ...rest,
    slug,
    dateText: dateLabel(rest.date),
    updated: updated ? withText(updated) : null,
    checked: withText(
      [checked, updated, rest.date]
        .filter((one) => one !== undefined)
        .sort()
        .at(-1) ?? rest.date,
    ),
    author: author ? personFrom(author) : null,
    reviewer: reviewer ? personFrom(reviewer) : null,
    wordCount,
    readTime: `${readMinutes(wordCount)} min read`,
    draft,
  };
}

/** `npm run new:guide` writes TODO wherever the writer has to fill in something. */
function requireFinished(file: string, source: string): void {
  const line = source.split('\n').findIndex((text) => /\bTODO\b/.test(text)) + 1;
  if (line > 0) {
    throw new Error(
      `${file} has a mistake:\n  line ${line}: expected the finished text in place of "TODO", or "draft: true" among the fields until it is written`,
    );
  }
}

/** @returns a new list, newest first; guides of the same date by descending id */
export function newestFirst(guides: readonly Guide[]): Guide[] {
  return [...guides].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/**
 * The guides before and after one, by date.
 *
 * @param guides newest first
 * @returns `previous` is the older one, `next` the newer one; `null` at either end
 */
export function neighbors(guides: readonly Guide[], slug: string) {
  const index = guides.findIndex((guide) => guide.slug === slug);
  if (index < 0) return { previous: null, next: null };
  return { previous: guides[index + 1] ?? null, next: guides[index - 1] ?? null };
}

/** @returns the guides that `guide` names as related, in the order of `guides`; one that is not listed is left out */
export function relatedTo(guides: readonly Guide[], guide: Guide): Guide[] {
  return guides.filter(({ slug }) => guide.related.includes(slug));
}

/** What `@stefanprobst/rehype-extract-toc` exports from a compiled guide. */
type ExtractedToc = readonly { value: string; depth: number; id?: string; children?: ExtractedToc }[];

export type TocItem = { id: string; title: string };

/** @returns the sections of a guide (its `##` headings), in order */
export function tocItems(toc: ExtractedToc): TocItem[] {
  return toc.flatMap(({ value, depth, id, children = [] }) => {
    if (depth < 2) return tocItems(children);
    return depth === 2 && id ? [{ id, title: value }] : [];
  });
}
