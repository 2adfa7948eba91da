import { brandModels } from '@/content/catalogue/brand-models';
import { models } from '@/content/catalogue/models';
import { type Article, newestFirst, parseArticle } from '@/lib/articles/article';
import { guideSlugs } from '@/lib/articles/slugs';
import { examplesIn, plainText, termId, words } from '@/lib/articles/source';
import { brandName, makes } from '@/lib/catalogue/makes';
import { facts } from '@/lib/content/facts';
import { readFrontMatter } from '@/lib/content/front-matter';
import { isInternalPage } from '@/lib/content/internal-links';
import { bannedPhrases, mentions, pricesOfNamedCars, relativeTimes, unknownFigures } from './guide-words';

export type GuideSource = { slug: string; source: string };
export type Finding = { rule: string; message: string };
type Rule = (guide: { article: Article; body: string; source: string }) => string[];

const vehicles = [
  ...makes.flatMap((make) => [make.name, brandName(make)]),
  ...Object.values(models).flatMap((lineUp) => Object.keys(lineUp)),
  ...brandModels.map(({ model }) => model),
  // A model that is only a number ("911") would be found in every table.
].filter((name) => /\p{L}/u.test(name));

/** Every figure that a guide of that date ("2025-08-01") may print. */
function figuresKnownOn(date: string): ReadonlySet<string> {
  const known = facts.filter(({ usableFrom }) => !usableFrom || usableFrom <= date);
  return new Set(known.flatMap(({ figures }) => figures));
}

const linksIn = (body: string) =>
  [...body.matchAll(/\]\(([^)\s]*)[^)]*\)|href="([^"]*)"|<(https?:[^>]*)>/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );

const rules: Record<string, Rule> = {
  'word count': ({ article: { wordCount } }) =>
    wordCount >= 1000 && wordCount <= 1900 ? [] : [`has ${wordCount} words, expected 1000 to 1900`],
  'banned phrase': ({ source }) => bannedPhrases(source).map((phrase) => `says "${phrase}"`),
  'relative time': ({ source }) =>
    relativeTimes(source).map((word) => `says "${word}", expected an absolute date`),
  'monthly price': ({ body }) =>
    pricesOfNamedCars(body, vehicles).map((block) => `gives a monthly price of a named car: "${block}…"`),
  'unnamed example': ({ body }) =>
    examplesIn(body).flatMap((example) => {
      const name = mentions(example, vehicles);
      return name ? [`names ${name} in a worked example`] : [];
    }),
  figure: ({ article, source }) =>
    unknownFigures(source, figuresKnownOn(article.date)).map(
      (figure) => `prints ${figure}, which is neither in content/facts.ts nor example arithmetic`,
    ),
  // The crawler of the browser tests checks that the anchors exist.
  link: ({ body }) =>
    linksIn(body)
      .filter((link) => !link.startsWith('#') && !isInternalPage(link))
      .map((link) => `links to ${link}, which is not a page of this site`),
  headings: ({ body }) => {
    const depths = [...body.matchAll(/^(#{1,6})\s/gm)].map((match) => match[1]?.length ?? 0);
    const skips = depths.some((depth, at) => depth > (depths[at - 1] ?? 1) + 1);
    return depths[0] === 2 && !depths.includes(1) && !skips
      ? []
      : [`has headings of the levels ${depths.join(', ')}, expected 2 first and no level skipped`];
  },
  'defined term': ({ body }) => {
    const ids = [...body.matchAll(/<Definition\s+term="([^"]*)"/g)].map((match) => termId(match[1] ?? ''));
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has the anchor "${id}" twice`);
  },
  'wrong choice': ({ body }) =>
    body.match(/<WrongChoice\b/g)?.length === 1 ? [] : ['does not have exactly one <WrongChoice>'],
  'worked part': ({ body }) =>
    examplesIn(body).length > 0 || /<Checklist\b|^\|/m.test(body)
      ? []
      : ['has no example, table or checklist'],
  related: ({ article }) =>
    new Set(article.related).size === 2 && !article.related.includes(article.slug)
      ? []
      : ['names itself, or one guide twice, as related'],
};

export const ruleNames: readonly string[] = ['front matter', ...Object.keys(rules)];

/** @returns what is wrong with one guide; only the one finding when its front matter cannot be read */
export function lintGuide({ slug, source }: GuideSource): Finding[] {
  try {
    const guide = { article: parseArticle(slug, source), body: readFrontMatter(slug, source).body, source };
    return Object.entries(rules).flatMap(([rule, check]) =>
      check(guide).map((message) => ({ rule, message })),
    );
  } catch (error) {
    return [{ rule: 'front matter', message: String(error) }];
  }
}

/** So many words in the same order are not a coincidence; a whole paragraph may be shorter. */
const SHARED_RUN = 12;
const SHARED_PARAGRAPH = 8;

/** @returns the paragraphs and runs of words that two guides share */
export function sharedPassages(guides: readonly GuideSource[]): string[] {
  const owners = new Map<string, string>();
  return guides.flatMap(({ slug, source }) =>
    plainText(readFrontMatter(slug, source).body)
      .split(/\n+/)
      .flatMap((paragraph) => {
        const list = words(paragraph.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
        const runs = list.slice(SHARED_RUN - 1).map((_, at) => list.slice(at, at + SHARED_RUN).join(' '));
        return list.length >= SHARED_PARAGRAPH ? [list.join(' '), ...runs] : runs;
      })
      .flatMap((passage) => {
        const owner = owners.get(passage) ?? slug;
        owners.set(passage, owner);
        return owner === slug ? [] : [`${slug} shares with ${owner}: "${passage}"`];
      }),
  );
}

/** Of the twelve guides of docs/product.md#blog, the two newest are dated so, and every other one is older. */
const NEWEST = ['2025-09-02, 8 min read', '2025-09-01, 7 min read'];

/** @returns what is wrong with the dates of the twelve; a later guide may have any date */
export function wrongDates(guides: readonly GuideSource[]): string[] {
  const articles = guides
    .filter(({ slug }) => (guideSlugs as readonly string[]).includes(slug))
    .map(({ slug, source }) => parseArticle(slug, source));
  return newestFirst(articles).flatMap(({ slug, date, readTime }, at) => {
    const expected = NEWEST[at] ?? 'a date before 2025-09-01';
    const right = at < NEWEST.length ? `${date}, ${readTime}` === expected : date < '2025-09-01';
    return right ? [] : [`${slug} has ${date}, ${readTime}; expected ${expected}`];
  });
}
