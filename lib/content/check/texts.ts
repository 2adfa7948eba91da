import { existsSync, readFileSync } from 'node:fs';
import { permanentGuides } from '@/content/permanent-guides';
import { contentFile } from '@/lib/content/folder';
import { type Guide, parseGuide } from '@/lib/guides/guide';
import { guideFile, guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { business } from '../business';
import { ContentError } from '../content-error';
import { facts } from '../facts';
import { faq } from '../faq';
import { readFrontMatter } from '../front-matter';
import { findTerm, glossary, termId } from '../glossary';
import { legalFields } from '../legal-text';
import { inlineLinks, type LinkedText, type LinkTarget, linkMistake } from '../links';
import { validateContent } from '../validate';
import { type Markup, readMarkup } from './mdx';

export type Problem = { file: string; message: string };
type Finding = { line: number; message: string };
/** `guide` is `null` for a legal text. */
type Text = LinkedText & { file: string; source: string; markup: Markup; guide: Guide | null };
type Link = Markup['links'][number];

const legalFiles = [routes.privacy, routes.terms, routes.refunds].map((route) => `content/legal${route}.mdx`);
/** The other files whose texts may contain links. */
const linkedFiles = ['content/faq.ts', 'content/pages.ts'];

/** Pages with anchors that aren't headings of a guide or a legal text. */
const anchoredPages: [string, LinkTarget][] = [
  [
    routes.faq,
    { anchors: [...faq.map(({ id }) => id), 'glossary', ...glossary.map(termId)], file: 'content/faq.ts' },
  ],
  [routes.home, { anchors: [routes.quote, routes.contactForm].map((href) => href.slice(2)) }],
];

const sourceOf = (file: string) => readFileSync(contentFile(file), 'utf8');

/** What only all guides together show: an id, or the related guides. */
function guideMistakes({ file, source, guide }: Text, all: readonly Text[]): Finding[] {
  if (!guide) return [];
  const { id, slug, draft, related } = guide;
  const findings: Finding[] = [];
  const report = (field: string, message: string) =>
    findings.push({ line: readFrontMatter(file, source).lineOf([field]) ?? 1, message });
  const isPermanent = permanentGuides.includes(slug);
  // Of two guides with one id, the one without a permanent URL is the one to change.
  const isTaken = (other: Text) => other.guide?.id === id && permanentGuides.includes(other.guide.slug);
  const first = all.find(isTaken) ?? all.find((other) => other.guide?.id === id);
  if (first && first.file !== file) {
    const free = Math.max(...all.map((other) => other.guide?.id ?? 0)) + 1;
    report('id', `expected an id of its own, such as ${free}; ${first.file} has ${id}, too`);
  }
  if (draft && isPermanent) report('draft', 'expected no draft: the live site would lose this fixed URL');
  const hidden = all.find((other) => other.draft && other.guide && related.includes(other.guide.slug));
  if (hidden && !draft)
    report('related', `expected guides that visitors can read; ${hidden.file} is a draft`);
  return findings;
}

/** The links in the texts of a TypeScript file, without those of its comments. */
const linksIn = (source: string): Link[] =>
  source.split('\n').flatMap((text, at) => {
    if (/^\s*(\/?\*|\/\/)/.test(text)) return [];
    return inlineLinks(text).flatMap(({ href }) => (href === undefined ? [] : [{ href, line: at + 1 }]));
  });

function linkFindings(links: readonly Link[], own: LinkedText, targets: ReadonlyMap<string, LinkTarget>) {
  return links.flatMap(({ href, line }): Finding[] => {
    const mistake = linkMistake(href, own, targets);
    return mistake ? [{ line, message: `the link "${href}" leads nowhere: ${mistake}` }] : [];
  });
}

/** Parts that a page has at most once, because they have ids; a term, too. */
const onceOnly = ['LeaseCalculator', 'CompareOffers', 'MileageCheck', 'Since'];

function tagMistakes({ guide, markup }: Text): Finding[] {
  const seen = new Set<string>();
  return markup.tags.flatMap(({ name, text, attribute, line }) => {
    const found = (message: string): Finding[] => [{ line, message }];
    const of = (attribute('of') || text).replace(/\s+/g, ' ');
    const term = name === 'Term' ? findTerm(of) : null;
    if (name === 'Term' && !term) return found(`expected a term of content/glossary.ts in place of "${of}"`);
    const key = term?.term ?? name;
    if ((term || onceOnly.includes(name)) && seen.has(key))
      return found(`expected <${name}> once${term ? ` for "${key}", at its first use` : ''}`);
    seen.add(key);
    // The box says what the head of the guide says: when it was updated.
    const date = attribute('date');
    if (name !== 'Since' || date === guide?.updated?.date) return [];
    return found(`expected updated: ${date} among the guide's fields`);
  });
}

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "$1,095", "$300–$500", "6.625%", "7 percent"; a range is one amount. */
const AMOUNT = new RegExp(
  String.raw`\$${NUMBER}(?:\s?[–-]\s?\$?${NUMBER})?|${NUMBER}(?:[–-]${NUMBER})?\s?(?:%|percent\b)`,
  'g',
);

/** Amounts of a guide that no fact known when it was last updated explains, and no example calculates. */
function unexplained({ guide, markup }: Text): Finding[] {
  const date = guide?.updated?.date ?? guide?.date ?? '';
  const known = new Set(
    facts.filter(({ validFrom = '' }) => validFrom <= date).flatMap(({ amounts }) => amounts),
  );
  return markup.texts.flatMap(({ value, line }) =>
    (value.match(AMOUNT) ?? [])
      .filter((amount) => !known.has(amount))
      .map((amount) => ({
        line,
        message: `${amount} is in no fact of content/facts.ts and no example such as <Usd>`,
      })),
  );
}

/** A price in an advertisement of a lease may need terms (12 CFR 1013.7). */
const promotionHints: Problem[] =
  business.promotion?.text.includes('$') && !business.promotion.terms
    ? [
        {
          file: 'content/business.ts',
          message: 'promotion: expected terms with a "$" (docs/editing.md#promotion)',
        },
      ]
    : [];

/**
 * Checks the guides and the legal texts: their files, fields and structure. Their words are the writer's.
 *
 * @returns the problems, each with its line, and hints at amounts that nothing explains
 */
export function checkTexts(): { problems: Problem[]; hints: Problem[] } {
  const slugs = guideSlugsOnDisk();
  const permanent = permanentGuides.map(guideFile);
  const missing = [...permanent, ...legalFiles].filter((file) => !existsSync(contentFile(file)));
  // Without a file, others have links that lead nowhere.
  if (missing.length > 0) {
    const message = 'the file is missing; its URL is fixed, so restore it under this name';
    return { problems: missing.map((file) => ({ file, message })), hints: [] };
  }
  const problems: Problem[] = [];
  const targets = new Map(anchoredPages);
  const read = (file: string, page: string, parse: (source: string) => Guide | null): Text[] => {
    const source = sourceOf(file);
    // The anchors of a text that can't be read aren't known.
    targets.set(page, { anchors: null, file });
    try {
      const guide = parse(source);
      // A permanent guide that is a draft is a mistake of its own.
      const draft = guide?.draft && !permanent.includes(file);
      const text = { file, page, source, draft, guide, markup: readMarkup(source) };
      targets.set(page, { anchors: text.markup.mistakes.length > 0 ? null : text.markup.ids, draft, file });
      return [text];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.mistakes.map((message) => ({ file, message })));
      return [];
    }
  };
  const guides = slugs.flatMap((slug) =>
    read(guideFile(slug), routes.guide(slug), (source) => parseGuide(slug, source)),
  );
  const legal = legalFiles.flatMap((file) =>
    read(file, file.slice('content/legal'.length, -'.mdx'.length), (source) => {
      validateContent(file, legalFields, readFrontMatter(file, source).fields);
      return null;
    }),
  );
  const texts = [...guides, ...legal];
  const linked = [
    ...texts.map((text) => ({ ...text, links: text.markup.links })),
    ...linkedFiles.map((file) => ({ file, page: '', links: linksIn(sourceOf(file)) })),
  ];
  const found =
    <T extends { file: string }>(findings: (text: T) => Finding[]) =>
    (text: T) =>
      findings(text).map(({ line, message }) => ({ file: text.file, message: `line ${line}: ${message}` }));
  return {
    problems: [
      ...problems,
      ...guides.flatMap(found((text) => guideMistakes(text, guides))),
      ...linked.flatMap(found((text) => linkFindings(text.links, text, targets))),
      ...texts.flatMap(found(({ markup }) => markup.mistakes)),
      ...texts.flatMap(found(tagMistakes)),
    ],
    hints: [...guides.flatMap(found(unexplained)), ...promotionHints],
  };
}
