import { type Article, newestFirst, parseArticle } from './article';
import type { Finding, GuideSource } from './lint';
import { guideSlugs } from './slugs';
import { plainText, splitSource, words } from './source';

/** Spec section 2: the two newest of the twelve. Every other one is dated August 31, 2025 or before. */
const NEWEST = [
  { date: '2025-09-02', readTime: '8 min read' },
  { date: '2025-09-01', readTime: '7 min read' },
];
const REST_UNTIL = '2025-08-31';
/** So many words in the same order are no accident. */
const RUN = 12;
/** A block of fewer words ("See your lease") may stand in two guides. */
const PARAGRAPH = 8;

function blocks(body: string): string[] {
  return plainText(body)
    .split(/\n+/)
    .map((block) =>
      words(block.toLowerCase())
        .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
        .join(' '),
    );
}

function runs(block: string): string[] {
  const list = block.split(' ');
  return list.slice(RUN - 1).map((_, at) => list.slice(at, at + RUN).join(' '));
}

function shared(guides: readonly GuideSource[]): Finding[] {
  const owners = new Map<string, string>();
  return guides.flatMap(({ slug, source }) => {
    const found = new Map<string, Finding>();
    const claim = (key: string, rule: string) => {
      const owner = owners.get(key);
      if (owner && owner !== slug) {
        const message = `shares with ${owner}: "${key}"`;
        if (!found.has(`${rule} ${owner}`)) found.set(`${rule} ${owner}`, { slug, rule, message });
      } else owners.set(key, slug);
    };
    for (const block of blocks(splitSource(slug, source).body)) {
      if (block.split(' ').length >= PARAGRAPH) claim(block, 'shared paragraph');
      for (const run of runs(block)) claim(run, 'shared words');
    }
    return [...found.values()];
  });
}

function repeated(articles: readonly Article[], rule: string, of: (article: Article) => string): Finding[] {
  return articles.flatMap((article, at) => {
    const other = articles.slice(0, at).find((earlier) => of(earlier) === of(article));
    return other ? [{ slug: article.slug, rule, message: `shares "${of(article)}" with ${other.slug}` }] : [];
  });
}

function dates(articles: readonly Article[]): Finding[] {
  const specified = articles.filter(({ slug }) => (guideSlugs as readonly string[]).includes(slug));
  return newestFirst(specified).flatMap((article, at) => {
    const expected = NEWEST[at];
    const right = expected
      ? article.date === expected.date && article.readTime === expected.readTime
      : article.date <= REST_UNTIL;
    const wanted = expected ? `${expected.date}, ${expected.readTime}` : `${REST_UNTIL} or before`;
    return right
      ? []
      : [
          {
            slug: article.slug,
            rule: 'dates',
            message: `is dated ${article.date}, ${article.readTime}; expected ${wanted}`,
          },
        ];
  });
}

/** The names of the rules over all guides. */
export const setRuleNames: readonly string[] = [
  'shared title',
  'shared description',
  'shared id',
  'shared paragraph',
  'shared words',
  'dates',
];

/**
 * Holds the guides against each other: titles, ids, paragraphs and long runs of words are each guide's own, and the
 * dates of the twelve are those of spec section 2 (a later guide may have any).
 *
 * @throws Error when a guide's frontmatter cannot be read; `lintGuide` reports that one by name
 */
export function lintGuides(guides: readonly GuideSource[]): Finding[] {
  const articles = guides.map(({ slug, source }) => parseArticle(slug, source));
  return [
    ...repeated(articles, 'shared title', (article) => article.title.toLowerCase()),
    ...repeated(articles, 'shared description', (article) => article.description.toLowerCase()),
    ...repeated(articles, 'shared id', (article) => String(article.id)),
    ...shared(guides),
    ...dates(articles),
  ];
}
