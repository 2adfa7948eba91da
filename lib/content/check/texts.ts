/**
 * Checks the guides and the legal texts: their files, fields and structure. Their words are the
 * writer's.
 */
import { existsSync, readFileSync } from 'node:fs';
import { permanentGuides } from '@/content/permanent-guides';
import { contentFile } from '@/lib/content/content-file';
import { type Guide, parseGuide } from '@/lib/guides/guide';
import { guideFile, guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { ContentError } from '../content-error';
import { findTerm } from '../faq';
import { facts } from '../figures';
import { readFrontMatter } from '../front-matter';
import { inlineLinks, linkMistake } from '../links';
import { legalFields } from '../search';
import { validateContent } from '../validate';
import { type Markup, type Mistake, readMarkup } from './read-markup';

/** A legal text has no slug, and its `guide` is `null`. */
type TextFile = { file: string; slug?: string };
/** `head` are the fields whose values no other text may have. */
type Text = TextFile & {
  source: string;
  markup: Markup;
  guide: Guide | null;
  head: { id?: number; title: string; description: string };
};
type Link = Markup['links'][number];

const sourceOf = (file: string) => readFileSync(contentFile(file), 'utf8');

function readText({ file, slug }: TextFile): Text {
  const source = sourceOf(file);
  const guide = slug === undefined ? null : parseGuide(slug, source);
  const head = guide ?? validateContent(file, legalFields, readFrontMatter(file, source).fields);
  return { file, slug, source, guide, head, markup: readMarkup(source) };
}

/**
 * Mistakes beside other texts: the same id, title, or description, an unknown fact, or a fixed URL
 * that would be lost.
 */
function headMistakes(text: Text, all: readonly Text[]): Mistake[] {
  const { file, source, guide, head } = text;
  const mistakes: Mistake[] = [];
  const { lineOf } = readFrontMatter(file, source);
  const report = (path: readonly PropertyKey[], message: string) =>
    mistakes.push({ line: lineOf(path) ?? 1, message });
  /** The first text with the same value: guides with a permanent URL come first. */
  const owner = (field: keyof Text['head'], among: readonly Text[]) => {
    const first = among.find((other) => other.head[field] === head[field]);
    return first && first !== text ? first.file : null;
  };
  const published = all.filter((one) => !one.guide?.draft);
  for (const field of ['title', 'description'] as const) {
    const other = !guide?.draft && owner(field, published);
    if (other) report([field], `expected a ${field} of its own; ${other} has it, too`);
  }
  if (!guide) return mistakes;
  const { id, slug, draft } = guide;
  const free = Math.max(...all.map(({ head }) => head.id ?? 0)) + 1;
  const first = owner('id', all);
  if (first) report(['id'], `expected an id of its own, such as ${free}; ${first} has ${id}, too`);
  guide.facts.forEach((fact, at) => {
    if (!facts().some((known) => known.id === fact))
      report(['facts', at], `expected the id of a fact of content/facts.ts; there is no "${fact}"`);
  });
  if (draft && permanentGuides.includes(slug))
    report(['draft'], 'expected no draft: the live site would lose this fixed URL');
  return mistakes;
}

/** The links in the texts of a TypeScript file, without those of its comments. */
const linksIn = (source: string): Link[] =>
  source.split('\n').flatMap((text, at) => {
    if (/^\s*(\/?\*|\/\/)/.test(text)) return [];
    return inlineLinks(text).flatMap(({ href }) =>
      href === undefined ? [] : [{ href, line: at + 1 }],
    );
  });

function linkMistakes(links: readonly Link[]) {
  return links.flatMap(({ href, line }): Mistake[] => {
    const mistake = linkMistake(href);
    return mistake ? [{ line, message: `the link "${href}" leads nowhere: ${mistake}` }] : [];
  });
}

/** Parts that a page has at most once, because they have ids; a term, too. */
const onceOnly = ['LeaseCalculator', 'CompareOffers', 'MileageCheck', 'Since'];

function tagMistakes({ markup }: Text): Mistake[] {
  const seen = new Set<string>();
  return markup.tags.flatMap(({ name, text, attribute, line }) => {
    const found = (message: string): Mistake[] => [{ line, message }];
    const of = (attribute('of') || text).replace(/\s+/g, ' ');
    const term = name === 'Term' ? findTerm(of) : null;
    if (name === 'Term' && !term)
      return found(`expected a term of content/glossary.ts in place of "${of}"`);
    const key = term?.term ?? name;
    if ((term || onceOnly.includes(name)) && seen.has(key))
      return found(`expected <${name}> once${term ? ` for "${key}", at its first use` : ''}`);
    seen.add(key);
    return [];
  });
}

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "$1,095", "$300–$500", "6.625%", "7 percent"; a range is one amount. */
const AMOUNT = new RegExp(
  String.raw`\$${NUMBER}(?:\s?[–-]\s?\$?${NUMBER})?|${NUMBER}(?:[–-]${NUMBER})?\s?(?:%|percent\b)`,
  'g',
);

/**
 * Amounts of a guide that none of its facts explains, nor an example; a fact that began after the
 * guide's date explains none.
 */
function unexplained({ guide, markup }: Text): Mistake[] {
  if (!guide) return [];
  const date = guide.updated?.date ?? guide.date;
  const known = facts().filter(({ validFrom = '' }) => validFrom <= date);
  const own = known.filter(({ id }) => guide.facts.includes(id));
  const has = (list: typeof known, amount: string) =>
    list.find(({ amounts }) => amounts.includes(amount));
  return markup.texts.flatMap(({ value, line }) =>
    (value.match(AMOUNT) ?? [])
      .filter((amount) => !has(own, amount))
      .map((amount) => {
        const other = has(known, amount);
        const message = other
          ? `${amount} is in no fact that this guide names; ${other.id} has it`
          : `${amount} is in no fact of content/facts.ts and no example such as <Usd>`;
        return { line, message };
      }),
  );
}

const withLine = ({ line, message }: Mistake) => `line ${line}: ${message}`;

function throwMistakes(file: string, mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) throw new ContentError(file, mistakes.map(withLine));
}

/**
 * @param attempt calls a check, and reports its ContentError
 * @returns a function for the hints
 * @throws ContentError for a missing file
 */
export async function checkTexts(attempt: (check: () => unknown) => Promise<void>) {
  const files: TextFile[] = [
    ...[...new Set([...permanentGuides, ...guideSlugsOnDisk()])].map((slug) => ({
      file: guideFile(slug),
      slug,
    })),
    ...[routes.privacy, routes.terms, routes.refunds].map((page) => ({
      file: `content/legal${page}.mdx`,
    })),
  ];
  const missing = files.find(({ file }) => !existsSync(contentFile(file)))?.file;
  if (missing)
    throw new ContentError(missing, [
      'the file is missing; its URL is fixed, so restore it under this name',
    ]);
  const texts: Text[] = [];
  for (const file of files) await attempt(() => texts.push(readText(file)));
  for (const text of texts)
    await attempt(() =>
      throwMistakes(text.file, [
        ...headMistakes(text, texts),
        ...linkMistakes(text.markup.links),
        ...text.markup.mistakes,
        ...tagMistakes(text),
      ]),
    );
  for (const file of ['content/faq.ts', 'content/pages.ts'])
    await attempt(() => throwMistakes(file, linkMistakes(linksIn(sourceOf(file)))));
  const unexplainedIn = (text: Text) =>
    unexplained(text).map((found) => ({ file: text.file, message: withLine(found) }));
  return () => texts.flatMap(unexplainedIn);
}
