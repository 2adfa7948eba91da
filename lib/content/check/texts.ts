import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faq } from '@/content/faq';
import { permanentGuides } from '@/content/permanent-guides';
import { contentFile } from '@/lib/content/folder';
import { parseGuide } from '@/lib/guides/guide';
import { guideFile, guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { business } from '../business';
import { facts } from '../facts';
import { readFrontMatter } from '../front-matter';
import { findTerm, glossary, termId } from '../glossary';
import { parseLegalFields } from '../legal-text';
import { inlineLinks, type LinkedText, type LinkTarget, linkMistake } from '../links';
import { sourceLine } from '../source-line';
import type { Markup } from './mdx';

export type Problem = { file: string; message: string };
type Text = LinkedText & { file: string; source: string; markup: Markup };
type Finding = { line: number; message: string };
type Link = Markup['links'][number];

const legalFiles = [routes.privacy, routes.terms, routes.refunds].map((route) => `content/legal${route}.mdx`);
/** The other files whose texts may contain links. */
const linkedFiles = ['content/faq.ts', 'content/pages.ts'];

/** Pages with anchors that aren't headings of a guide or a legal text. */
const anchoredPages = (): [string, LinkTarget][] => [
  [routes.faq, { anchors: [...faq.map(({ id }) => id), 'glossary', ...glossary.map(termId)] }],
  [routes.home, { anchors: [routes.quote, routes.contactForm].map((href) => href.slice(2)) }],
];

/** The messages of a validator's error, whose first line names the file. */
const messagesOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/^.* has a mistake:\n/, '')
    .split('\n')
    .map((message) => message.trim());

/** "line 12: " of a field of the front matter. */
function placeOf(file: string, source: string, field: string): string {
  const line = sourceLine(file, source, [field]);
  return line ? `line ${line.number}: ` : '';
}

/** A field of a guide whose value is a word, even where the fields have mistakes. */
const fieldOf = (source: string, name: string) =>
  new RegExp(`^${name}: *["']?([^\\s"']+)`, 'm').exec(source)?.[1];

/** The files of the guides: those with a permanent URL, each id once, and their fields. */
function checkGuideFiles(slugs: readonly string[], drafts: readonly string[]): Problem[] {
  const missing = permanentGuides.filter((slug) => !slugs.includes(slug));
  const problems = missing.map((slug) => ({
    file: guideFile(slug),
    message: '(whole file): the file is missing; its URL is fixed, so restore it under this name',
  }));
  const owners = new Map<number, string>();
  // The permanent ones first: of two guides with one id, the other is the one to change.
  for (const slug of [...slugs].sort(
    (a, b) => Number(permanentGuides.includes(b)) - Number(permanentGuides.includes(a)),
  )) {
    const [file, source] = [guideFile(slug), guideSource(slug)];
    const report = (message: string) => problems.push({ file, message });
    try {
      const { id, draft, related } = parseGuide(slug, source);
      const owner = owners.get(id);
      if (owner) {
        const used = slugs.map((one) => Number(fieldOf(guideSource(one), 'id') ?? 0));
        const free = Math.max(...used) + 1;
        report(
          `${placeOf(file, source, 'id')}expected an id of its own, such as ${free}; ${id} belongs to ${owner}`,
        );
      }
      owners.set(id, owner ?? file);
      if (draft && permanentGuides.includes(slug))
        report(`${placeOf(file, source, 'draft')}expected no draft: the live site would lose this fixed URL`);
      if (new Set(related).size < related.length || related.includes(slug))
        report(`${placeOf(file, source, 'related')}expected two different guides, and not this one`);
      const hidden = related.find((other) => !draft && drafts.includes(other));
      if (hidden) {
        const place = placeOf(file, source, 'related');
        report(`${place}expected two guides that visitors can read; ${guideFile(hidden)} is a draft`);
      }
    } catch (error) {
      for (const message of messagesOf(error)) report(message);
    }
  }
  return problems;
}

function checkLegalFile(file: string): Problem[] {
  try {
    parseLegalFields(file, readFrontMatter(file, readFileSync(contentFile(file), 'utf8')).fields);
    return [];
  } catch (error) {
    return messagesOf(error).map((message) => ({ file, message }));
  }
}

function pictureMistake({ src, alt }: Markup['pictures'][number]): string | null {
  if (!src.startsWith('/'))
    return `expected a picture of public/, such as "/art/harbor-road.svg", in place of ${src}`;
  const file = path.posix.join('public', src);
  if (!existsSync(file)) return `there is no picture ${file}; expected one such as "/art/harbor-road.svg"`;
  return alt.trim() === ''
    ? `expected a description of the picture, such as ![A car by the harbor](${src})`
    : null;
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

/** `##` first, `###` below it: the contents list and screen readers depend on it. */
function headingMistakes({ headings }: Markup): Finding[] {
  if (headings.length === 0) return [{ line: 1, message: 'expected a heading that starts with "## "' }];
  const wrong = headings.find(
    ({ depth }, at) => depth === 1 || depth > (headings[at - 1]?.depth ?? 1) + 1 || (at === 0 && depth !== 2),
  );
  const message = 'expected "## " first, "### " below it, and no level skipped';
  return wrong ? [{ line: wrong.line, message }] : [];
}

function termMistakes({ terms }: Markup): Finding[] {
  const seen = new Set<string>();
  return terms.flatMap(({ name, line }) => {
    const entry = findTerm(name.replace(/\s+/g, ' '));
    if (!entry) return [{ line, message: `expected a term of content/glossary.ts in place of "${name}"` }];
    if (seen.has(entry.term))
      return [{ line, message: `expected <Term> at the first use of "${entry.term}" only` }];
    seen.add(entry.term);
    return [];
  });
}

/** Parts that a page has at most once, because they have ids. */
function onceMistakes({ tags }: Markup): Finding[] {
  return ['LeaseCalculator', 'CompareOffers', 'MileageCheck', 'Since'].flatMap((part) =>
    tags
      .filter(({ name }) => name === part)
      .slice(1)
      .map(({ line }) => ({ line, message: `expected at most one part <${part}>` })),
  );
}

/** The box says what the head of the guide says: when it was updated; and readers get it first. */
function sinceMistakes({ source, markup }: Text): Finding[] {
  const updated = fieldOf(source, 'updated');
  const isFirst = (line: number) => markup.texts.every((text) => text.line >= line);
  return markup.since.flatMap(({ date, line }) => [
    ...(date === updated ? [] : [{ line, message: `expected updated: ${date} among the guide's fields` }]),
    ...(isFirst(line) ? [] : [{ line, message: 'expected <Since> before the first paragraph' }]),
  ]);
}

function textMistakes(text: Text): Finding[] {
  const { markup } = text;
  const pictures = markup.pictures.flatMap((picture) => {
    const message = pictureMistake(picture);
    return message ? [{ line: picture.line, message }] : [];
  });
  return [
    ...markup.mistakes,
    ...pictures,
    ...termMistakes(markup),
    ...onceMistakes(markup),
    ...sinceMistakes(text),
    // What can't be read has no headings.
    ...(markup.mistakes.length === 0 ? headingMistakes(markup) : []),
  ];
}

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "$1,095", "$300–$500", "6.625%", "7 percent"; a range is one amount. */
const AMOUNT = new RegExp(
  String.raw`\$${NUMBER}(?:\s?[–-]\s?\$?${NUMBER})?|${NUMBER}(?:[–-]${NUMBER})?\s?(?:%|percent\b)`,
  'g',
);

/** Amounts of a guide that no fact known when it was last updated explains, and no example calculates. */
function unexplained({ source, markup }: Text): Finding[] {
  const date = fieldOf(source, 'updated') ?? fieldOf(source, 'date') ?? '';
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
 * @param readMarkup reads the text of an MDX file
 * @returns the problems, each with its line, and hints at amounts that nothing explains
 */
export function checkTexts(readMarkup: (source: string) => Markup): {
  problems: Problem[];
  hints: Problem[];
} {
  const slugs = guideSlugsOnDisk();
  const gone = legalFiles.filter((file) => !existsSync(contentFile(file)));
  const textOf = (file: string, page: string): Text => {
    const source = readFileSync(contentFile(file), 'utf8');
    // A permanent guide that is a draft is a mistake of its own.
    const draft =
      fieldOf(source, 'draft') === 'true' && !permanentGuides.some((slug) => routes.guide(slug) === page);
    return { file, page, draft, source, markup: readMarkup(source) };
  };
  const guides = slugs.map((slug) => textOf(guideFile(slug), routes.guide(slug)));
  const legal = legalFiles
    .filter((file) => !gone.includes(file))
    .map((file) => textOf(file, file.slice('content/legal'.length, -'.mdx'.length)));
  const texts = [...guides, ...legal];
  const targets = new Map([
    ...anchoredPages(),
    ...texts.map(({ page, draft, markup }) => [page, { anchors: markup.ids, draft }] as const),
  ]);
  const linked = [
    ...texts.map((text) => ({ ...text, links: text.markup.links })),
    ...linkedFiles.map((file) => ({
      file,
      page: '',
      links: linksIn(readFileSync(contentFile(file), 'utf8')),
    })),
  ];
  const drafts = slugs.filter((slug) => targets.get(routes.guide(slug))?.draft);
  const found =
    <T extends { file: string }>(findings: (text: T) => Finding[]) =>
    (text: T) =>
      findings(text).map(({ line, message }) => ({ file: text.file, message: `line ${line}: ${message}` }));
  return {
    problems: [
      ...gone.map((file) => ({ file, message: 'the file is missing; restore it' })),
      ...checkGuideFiles(slugs, drafts),
      ...legal.flatMap(({ file }) => checkLegalFile(file)),
      ...linked.flatMap(found((text) => linkFindings(text.links, text, targets))),
      ...texts.flatMap(found(textMistakes)),
    ],
    hints: [...guides.flatMap(found(unexplained)), ...promotionHints],
  };
}
