import { business } from '@/lib/content/business';
import { ContentError } from '@/lib/content/content-error';
import { personFrom } from '@/lib/content/person';
import { dateLabel } from '@/lib/format/format';
import { parseGuideFile } from './frontmatter';
import { guideFile } from './guide-file';

/**
 * Reads one guide.
 *
 * @param slug the guide's slug; its file is `content/blog/{slug}.mdx`
 * @param source the text of that file
 * @throws Error naming the file, the field or line, and what was expected; also for a guide that is not a draft and
 *   still contains TODO
 */
export function parseGuide(slug: string, source: string) {
  const file = guideFile(slug);
  const { fields, body } = parseGuideFile(file, source);
  const { date, updated, checked, draft = false } = fields;
  const { author = business.guideAuthor, reviewer = business.guideReviewer } = fields;
  const withText = (day: string) => ({ date: day, dateText: dateLabel(day) });
  if (!draft) requireFinished(file, source);
  const latest = [updated, checked].reduce<string>((last, day) => (day && day > last ? day : last), date);
  const wordCount = countWords(body);
  return {
    ...fields,
    slug,
    draft,
    dateText: dateLabel(date),
    updated: updated ? withText(updated) : null,
    /** When its facts were last checked: the latest of its dates. */
    checked: withText(latest),
    author: author ? personFrom(author) : null,
    reviewer: reviewer ? personFrom(reviewer) : null,
    wordCount,
    /** "8 min read" */
    readTime: `${readMinutes(wordCount)} min read`,
  };
}

/** The metadata of a guide; dates are "2026-09-02", and their `dateText` is "September 2, 2026". */
export type Guide = ReturnType<typeof parseGuide>;

/** Components that compute what they show: `<PaymentExample … />`, `<Usd>{36 * 500}</Usd>`. */
const EXAMPLE = /<\w+Example\b[\s\S]*?\/>/g;
const COMPUTED = /<(Usd|Percent)>[\s\S]*?<\/\1>/g;
/** The tag of any other component: `<Checklist title="…">`, `</Checklist>`. */
const TAG = /<\/?[A-Z]\w*(?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*\s*\/?>/g;

/**
 * @param body MDX below the front matter
 * @returns the number of its words in paragraphs, lists and tables, without what components render themselves; a computed
 *   amount is one word, and a sign without letter or digit, such as "÷", is none
 */
export function countWords(body: string): number {
  const text = body
    .replace(EXAMPLE, '')
    .replace(COMPUTED, '0')
    .replace(TAG, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*\d+\.\s/gm, '');
  return text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const WORDS_PER_MINUTE = 225;

/** @returns the minutes it takes to read that many words, rounded, at least 1 */
export function readMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}

/** `npm run new:guide` writes TODO wherever the writer has to fill in something. */
function requireFinished(file: string, source: string): void {
  const line = source.split('\n').findIndex((text) => /\bTODO\b/.test(text)) + 1;
  if (line > 0) {
    throw new ContentError(file, [
      `line ${line}: expected the finished text in place of "TODO", or "draft: true" among the fields until it is written`,
    ]);
  }
}

/** @returns a new list, newest first; guides of the same date by descending id */
export function newestFirst(guides: readonly Guide[]): Guide[] {
  return [...guides].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/**
 * The guides to which another one leads, or `null` where there is none.
 *
 * @param guides newest first
 * @returns `previous` is the older one, `next` the newer one, and `related` those that `guide` names, in the order of `guides`
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
type ExtractedToc = readonly { value: string; depth: number; id?: string; children?: ExtractedToc }[];

export type TocItem = { id: string; title: string };

/** @returns the sections of a guide (its `##` headings), in order */
export function tocItems(toc: ExtractedToc): TocItem[] {
  return toc.flatMap(({ value, depth, id, children = [] }) => {
    if (depth < 2) return tocItems(children);
    return depth === 2 && id ? [{ id, title: value }] : [];
  });
}
