import { type Article, parseArticle } from './article';
import { bannedPhrases, mentions, pricesOfNamedCars, relativeTimes, unknownFigures } from './lint-words';
import { examplesIn, headingsOf, splitSource, termId } from './source';

export type GuideSource = { slug: string; source: string };
export type Finding = { slug: string; rule: string; message: string };

/** What a guide is held against. */
export type LintContext = {
  /** Every address a guide may link to, with the anchors there. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Makes and models as people write them. */
  vehicles: readonly string[];
  /** Figures that a guide of a date ("2025-08-01") may print. */
  figuresKnownOn: (date: string) => ReadonlySet<string>;
};

type Rule = (guide: { article: Article; body: string; source: string }, context: LintContext) => string[];

const WORDS = { least: 1000, most: 1900 };
const WORDS_A_MINUTE = 225;

const rules: Record<string, Rule> = {
  'reading time': ({ article }) => {
    const minutes = article.wordCount / WORDS_A_MINUTE;
    return Math.abs(Number.parseInt(article.readTime, 10) - minutes) < 1
      ? []
      : [`says ${article.readTime}, but ${article.wordCount} words take ${minutes.toFixed(1)} minutes`];
  },
  'word count': ({ article: { wordCount } }) =>
    wordCount >= WORDS.least && wordCount <= WORDS.most
      ? []
      : [`has ${wordCount} words, expected ${WORDS.least} to ${WORDS.most}`],
  'banned phrase': ({ source }) => bannedPhrases(source).map((phrase) => `says "${phrase}"`),
  'relative time': ({ source }) =>
    relativeTimes(source).map((word) => `says "${word}", expected an absolute date`),
  'monthly price': ({ body }, { vehicles }) =>
    pricesOfNamedCars(body, vehicles).map((block) => `prices a named car by the month: "${block}…"`),
  'unnamed examples': ({ body }, { vehicles }) =>
    examplesIn(body).flatMap((example) => {
      const name = mentions(example, vehicles);
      return name ? [`names ${name} in a worked example`] : [];
    }),
  figure: ({ article, source }, { figuresKnownOn }) =>
    unknownFigures(source, figuresKnownOn(article.date)).map(
      (figure) => `prints ${figure}, which is neither in content/facts.ts nor example arithmetic`,
    ),
  link: ({ article, body }, { anchors }) =>
    linksIn(body).flatMap((link) => {
      const [address = '', anchor] = link.split('#');
      const there = anchors.get(address === '' ? `/blog/${article.slug}` : address);
      if (!there) return [`links to ${link}, which is no page of this site`];
      return anchor !== undefined && !there.has(anchor)
        ? [`links to ${link}, but there is no such anchor`]
        : [];
    }),
  headings: ({ body }) => {
    const headings = headingsOf(body);
    const first = headings[0]?.depth === 2 ? [] : ['has no ## heading at its start'];
    return headings.reduce((found, heading, at) => {
      const before = headings[at - 1]?.depth ?? 2;
      if (heading.depth === 1) found.push(`has a heading of its own at the top level: "${heading.text}"`);
      if (heading.depth > before + 1) found.push(`skips a heading level at "${heading.text}"`);
      return found;
    }, first);
  },
  anchors: ({ body }) => {
    const ids = anchorsIn(body);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has the anchor "${id}" twice`);
  },
  'wrong choice': ({ body }) =>
    count(body, /<WrongChoice\b/g) === 1
      ? []
      : ['says not exactly once when leasing, or we, are the wrong choice'],
  'worked part': ({ body }) =>
    examplesIn(body).length > 0 || /<Checklist\b|^\|/m.test(body)
      ? []
      : ['has no example, table or checklist'],
  related: ({ article }) =>
    new Set(article.related).size === 2 && !article.related.includes(article.slug)
      ? []
      : ['names itself, or one guide twice, as related'],
};

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function linksIn(body: string): string[] {
  return [...body.matchAll(/\]\(([^)\s]*)[^)]*\)|href="([^"]*)"|<(https?:[^>]*)>/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
}

/** @returns every id a guide's body gets on its page */
export function anchorsIn(body: string): string[] {
  const terms = [...body.matchAll(/<Definition\s+term="([^"]*)"/g)].map((match) => termId(match[1] ?? ''));
  return [...headingsOf(body).map((heading) => heading.id), ...terms];
}

/** The names of the rules, each of which a test feeds a bad guide. */
export const ruleNames: readonly string[] = ['frontmatter', ...Object.keys(rules)];

/**
 * Holds one guide against the rules for guides (design section 4, content-facts section 0).
 *
 * @returns what is wrong, empty when nothing is; a guide whose frontmatter cannot be read has that one finding
 */
export function lintGuide({ slug, source }: GuideSource, context: LintContext): Finding[] {
  let article: Article;
  let body: string;
  try {
    article = parseArticle(slug, source);
    body = splitSource(slug, source).body;
  } catch (error) {
    return [{ slug, rule: 'frontmatter', message: error instanceof Error ? error.message : String(error) }];
  }
  return Object.entries(rules).flatMap(([rule, check]) =>
    check({ article, body, source }, context).map((message) => ({ slug, rule, message })),
  );
}
