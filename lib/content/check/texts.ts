/** The rules of guides and legal texts, and of the links in other texts. */
import { existsSync, readFileSync } from 'node:fs';
import { permanentGuides } from '@/content/permanent-guides';
import { contentFile } from '@/lib/content/content-file';
import { type Guide, parseGuide } from '@/lib/guides/guide';
import { guideFile, guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { ContentError, type ContentMistake } from '../content-error';
import { findTerm } from '../faq';
import { readFrontMatter } from '../front-matter';
import { inlineLinks, linkMistake, spacedLinkMistake } from '../links';
import { legalFields } from '../search';
import { validateContent } from '../validate';
import { type Anchors, anchorMistake, anchorsOf, anchorsOfFaq, toolIds } from './anchors';
import { type Markup, type Mistake, readMarkup } from './read-markup';

/** `page` is the path at which the site shows the text. A legal text has no slug. */
type TextFile = { file: string; page: string; slug?: string };

type Text = TextFile & {
  source: string;
  markup: Markup;
  /** Null for a legal text. */
  guide: Guide | null;
  /** The fields whose values no other text may have. */
  head: { id?: number; title: string; description: string };
};

type Link = Markup['links'][number];

/**
 * Checks all texts.
 *
 * @param attempt calls a check, and reports its ContentError
 * @throws ContentError for a missing file
 */
export async function checkTexts(attempt: (check: () => unknown) => Promise<void>): Promise<void> {
  const files = [...guideFiles(), ...legalFiles()];
  refuseMissing(files);

  const texts: Text[] = [];
  for (const file of files) await attempt(() => texts.push(readText(file)));

  // Without those of a text that can't be read, links to its sections aren't mistakes.
  const readable = texts.filter(({ markup }) => markup.isReadable);
  const anchors = new Map(readable.map(({ page, markup }) => [page, anchorsOf(markup)]));
  await attempt(() => anchors.set(routes.faq, anchorsOfFaq()));
  for (const text of texts) {
    await attempt(() => refuse(text.file, mistakesOf(text, { texts, anchors })));
  }
  for (const file of ['content/faq.ts', 'content/pages.ts']) {
    await attempt(() => refuse(file, scriptLinkMistakes(sourceOf(file), anchors)));
  }
}

function guideFiles(): TextFile[] {
  const slugs = new Set([...permanentGuides, ...guideSlugsOnDisk()]);
  return [...slugs].map((slug) => ({ file: guideFile(slug), page: routes.guide(slug), slug }));
}

function legalFiles(): TextFile[] {
  const paths = [routes.privacy, routes.terms, routes.refunds];
  return paths.map((page) => ({ file: `content/legal${page}.mdx`, page }));
}

function refuseMissing(files: readonly TextFile[]): void {
  const missing = files.find(({ file }) => !existsSync(contentFile(file)));
  if (!missing) return;

  const message = 'the file is missing; its URL is fixed, so restore it under this name';
  throw new ContentError(missing.file, [{ message }]);
}

const sourceOf = (file: string) => readFileSync(contentFile(file), 'utf8');

function readText(text: TextFile): Text {
  const { file, slug } = text;
  const source = sourceOf(file);
  refuse(file, curlyQuoteMistakes(source));

  const guide = slug === undefined ? null : parseGuide(slug, source);
  const head = guide ?? validateContent(file, legalFields, readFrontMatter(file, source).fields);
  return { ...text, source, guide, head, markup: readMarkup(source) };
}

/** A word processor curls quotation marks; YAML would show them as a part of the text. */
function curlyQuoteMistakes(source: string): ContentMistake[] {
  const end = source.indexOf('\n---', 3);
  const lines = source.slice(0, end).split('\n');
  return lines.flatMap((text, index) => {
    if (!/^[\w-]+:\s*[“”„‘’]/.test(text)) return [];
    const message = `expected straight quotes ("…") around the text: ${text.trim()}`;
    return [{ line: index + 1, message }];
  });
}

function refuse(file: string, mistakes: readonly ContentMistake[]): void {
  if (mistakes.length > 0) throw new ContentError(file, mistakes);
}

type Others = { texts: readonly Text[]; anchors: Anchors };

function mistakesOf(text: Text, { texts, anchors }: Others): ContentMistake[] {
  return [
    ...uniqueMistakes(text, texts),
    ...guideMistakes(text, texts),
    ...linkMistakes(text.markup.links, text.page, anchors),
    ...text.markup.mistakes,
    ...tagMistakes(text),
  ];
}

/** The first other text with the same value, among texts in the order of their importance. */
function ownerOf(field: keyof Text['head'], text: Text, among: readonly Text[]): string | null {
  const first = among.find((other) => other.head[field] === text.head[field]);
  return first && first !== text ? first.file : null;
}

function uniqueMistakes(text: Text, texts: readonly Text[]): ContentMistake[] {
  // A draft isn't shown beside the others yet.
  if (text.guide?.draft) return [];

  const published = texts.filter(({ guide }) => !guide?.draft);
  return (['title', 'description'] as const).flatMap((field) => {
    const other = ownerOf(field, text, published);
    if (!other) return [];
    return [atField(text, [field], `expected a ${field} of its own; ${other} has it, too`)];
  });
}

function guideMistakes(text: Text, texts: readonly Text[]): ContentMistake[] {
  const { guide } = text;
  if (!guide) return [];

  const mistakes: ContentMistake[] = [];
  const report = (path: readonly PropertyKey[], message: string) => {
    mistakes.push(atField(text, path, message));
  };

  const sameId = ownerOf('id', text, texts);
  if (sameId) {
    const free = Math.max(...texts.map(({ head }) => head.id ?? 0)) + 1;
    report(['id'], `expected an id of its own, such as ${free}; ${sameId} has ${guide.id}, too`);
  }
  if (guide.draft && permanentGuides.includes(guide.slug)) {
    report(['draft'], 'expected no draft: the live site would lose this fixed URL');
  }
  return mistakes;
}

function atField({ file, source }: Text, path: readonly PropertyKey[], message: string) {
  const line = readFrontMatter(file, source).lineOf(path) ?? 1;
  return { line, message };
}

/** The mistakes in the links of a TypeScript file, without those of its comments. */
function scriptLinkMistakes(source: string, anchors: Anchors): Mistake[] {
  return source.split('\n').flatMap((text, index) => {
    if (/^\s*(\/?\*|\/\/)/.test(text)) return [];

    const line = index + 1;
    const spaced = spacedLinkMistake(text);
    if (spaced) return [{ line, message: spaced }];

    const hrefs = inlineLinks(text).flatMap(({ href }) => href ?? []);
    const links = hrefs.map((href) => ({ href, line }));
    return linkMistakes(links, '/', anchors);
  });
}

function linkMistakes(links: readonly Link[], page: string, anchors: Anchors): Mistake[] {
  return links.flatMap(({ href, line }) => {
    const mistake = linkMistake(href) ?? anchorMistake(href, page, anchors);
    return mistake ? [{ line, message: `the link "${href}" leads nowhere: ${mistake}` }] : [];
  });
}

/** Parts that a page has at most once, because they have ids. */
const onceOnly = [...Object.keys(toolIds), 'Since'];

function tagMistakes({ markup }: Text): Mistake[] {
  const seen = new Set<string>();

  return markup.tags.flatMap((tag): Mistake[] => {
    const { name, line } = tag;
    const words = wordsOfTerm(tag);
    const term = words === null ? null : findTerm(words);
    if (words !== null && !term) {
      return [{ line, message: `expected a term of content/glossary.ts in place of "${words}"` }];
    }

    const key = term?.term ?? name;
    const isRepeated = seen.has(key) && (term !== null || onceOnly.includes(name));
    seen.add(key);
    if (!isRepeated) return [];
    return [{ line, message: `expected <${name}> once${term ? ` for "${key}"` : ''}` }];
  });
}

/** The words that a `<Term>` explains; null for another tag. */
function wordsOfTerm({ name, text, attribute }: Markup['tags'][number]): string | null {
  if (name !== 'Term') return null;
  return (attribute('of') || text).replace(/\s+/g, ' ');
}
