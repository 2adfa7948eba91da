import { dateLabel } from '@/lib/site/format';
import { parseGuideFile } from './frontmatter';
import { guideFile } from './guide-file';
import { smartQuotes } from './smart-quotes';
import { plainText, readMinutes, words } from './source';

/** A guide without its body (spec section 3: blog post). */
export type Article = {
  id: number;
  slug: string;
  title: string;
  description: string;
  keywords: string[];
  /** "2025-09-02", and the same as people read it: "September 2, 2025". */
  date: string;
  dateText: string;
  /** Set when the text was revised after its date. */
  updated: { date: string; dateText: string } | null;
  /** Computed from the word count: "8 min read". */
  readTime: string;
  wordCount: number;
  related: string[];
  draft: boolean;
};

/**
 * One guide from its source.
 *
 * @param slug its address; the file is `content/blog/{slug}.mdx`
 * @throws Error naming the file, the field and what was expected
 */
export function parseArticle(slug: string, source: string): Article {
  const file = guideFile(slug);
  const { fields, body } = parseGuideFile(file, source);
  const { updated, draft = false, ...rest } = fields;
  if (!draft) refuseUnfinished(file, source);
  const wordCount = words(plainText(body)).length;
  return {
    ...rest,
    title: smartQuotes(rest.title),
    description: smartQuotes(rest.description),
    slug,
    dateText: dateLabel(rest.date),
    updated: updated ? { date: updated, dateText: dateLabel(updated) } : null,
    wordCount,
    readTime: `${readMinutes(wordCount)} min read`,
    draft,
  };
}

/** What `npm run new:guide` leaves for its writer to fill in must not go public. */
function refuseUnfinished(file: string, source: string): void {
  const line = source.split('\n').findIndex((text) => /\bTODO\b/.test(text)) + 1;
  if (line > 0) {
    throw new Error(
      `${file} has a mistake:\n  line ${line}: expected the finished text in place of "TODO", or "draft: true" among the fields until it is written`,
    );
  }
}

/** Newest first; of two on one day, the later id. Does not touch the given list. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/**
 * The guides beside one, by date.
 *
 * @param articles newest first
 * @returns `previous` is the older one, `next` the newer one; `null` at either end
 */
export function neighbors(articles: readonly Article[], slug: string) {
  const at = articles.findIndex((article) => article.slug === slug);
  if (at < 0) return { previous: null, next: null };
  return { previous: articles[at + 1] ?? null, next: articles[at - 1] ?? null };
}

/** @returns the guides that one names as related, newest first; a draft among them is left out */
export function relatedTo(articles: readonly Article[], article: Article): Article[] {
  return articles.filter(({ slug }) => article.related.includes(slug));
}
