import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import GithubSlugger from 'github-slugger';
import { permanentGuides } from '@/content/permanent-guides';
import { contentPath } from '@/lib/content/content-path';
import { faq } from '@/lib/content/faq';
import { findGlossaryTerm, termId } from '@/lib/content/glossary';
import { parseGuide } from '@/lib/content/guides';
import { guideFile, guideSlugsOnDisk } from '@/lib/content/guides-on-disk';
import { legalFields, parseFrontMatter } from '@/lib/content/schemas/front-matter';
import { linkMistake } from '@/lib/content/schemas/links';
import { ContentError, type ContentFile } from '@/lib/content/schemas/parse-content';
import { toolsByTag } from '@/lib/leasing/tools/tools-by-tag';
import { routes } from '@/lib/site/routes';
import type { Attempt } from './check-content';
import {
  attributeText,
  isTag,
  type MarkupNode,
  type NodeAtLine,
  nodeMistakes,
  readMarkup,
  syntaxMistake,
  textOf,
} from './markup';

/** `page` is the path of the page with the text. A legal text has no slug. */
type TextFile = { file: string; page: string; slug?: string };
type CheckedText = TextFile & {
  /** No two texts can have the same value in one of these fields. */
  head: { id?: number; title: string; description: string; drawing?: string };
  nodes: readonly NodeAtLine[];
};

/** The anchors of each page, by path, as far as content/ defines them. */
type Anchors = Map<string, ReadonlySet<string>>;

/** @param others the files of content/ that aren't texts, whose links to sections are checked, too */
export async function checkTexts(attempt: Attempt, others: readonly ContentFile[]): Promise<void> {
  const texts: CheckedText[] = [];
  await attempt(async () => {
    for (const file of textFiles()) await attempt(() => texts.push(readText(file)));
  });

  const anchors: Anchors = new Map(texts.map(({ page, nodes }) => [page, anchorsOf(nodes)]));
  await attempt(() => anchors.set(routes.faq, new Set(faq().map(({ id }) => id))));
  for (const text of texts) {
    await attempt(() => {
      const mistakes = [
        ...fieldMistakes(text, texts),
        ...drawingMistakes(text),
        ...textMistakes(text, anchors),
      ];
      if (mistakes.length > 0) throw new ContentError(text.file, mistakes);
    });
  }
  for (const { file, value } of others) {
    await attempt(() => {
      const mistakes = sectionLinks(value).map((href) => anchorMistake(href, '', anchors));
      const found = mistakes.filter((mistake) => mistake !== null);
      if (found.length > 0) throw new ContentError(file, found);
    });
  }
}

/** For example, "/faq#no-down" of a text with `[FAQ](/faq#no-down)`, or of a field that is a link. */
function sectionLinks(content: unknown): string[] {
  const links = JSON.stringify(content).matchAll(/(?<=["(])\/[^\s"()]*#[^\s"()]*/g);
  return [...links].map(([href]) => href);
}

function textFiles(): TextFile[] {
  const slugs = new Set([...permanentGuides, ...guideSlugsOnDisk()]);
  const guides = [...slugs].map((slug) => ({
    file: guideFile(slug),
    page: routes.guide(slug),
    slug,
  }));
  const legal = [routes.privacy, routes.terms, routes.refunds];
  return [...guides, ...legal.map((page) => ({ file: `content/legal${page}.mdx`, page }))];
}

function readText(text: TextFile): CheckedText {
  const { file, slug } = text;
  if (!existsSync(contentPath(file)))
    throw new ContentError(file, [
      'it is missing; its URL is fixed, so restore it under this name',
    ]);

  const source = readFileSync(contentPath(file), 'utf8');
  const head = slug ? parseGuide(slug, source) : parseFrontMatter(file, legalFields, source);
  try {
    return { ...text, head, nodes: readMarkup(source) };
  } catch (error) {
    throw new ContentError(file, [syntaxMistake(error)]);
  }
}

function fieldMistakes({ file, head }: CheckedText, texts: readonly CheckedText[]): string[] {
  return (['id', 'title', 'description'] as const).flatMap((field) => {
    const first = texts.find((other) => other.head[field] === head[field]);
    if (head[field] === undefined || !first || first.file === file) return [];
    return [`${field}: expected another ${field}; ${first.file} has it, too`];
  });
}

function drawingMistakes({ head: { drawing } }: CheckedText): string[] {
  const files = readdirSync('public/art/guides').filter((file) => file.endsWith('.svg'));
  const names = files.map((file) => path.basename(file, '.svg')).sort();
  if (drawing === undefined || names.includes(drawing)) return [];
  return [
    `drawing: expected no such field, or a drawing of public/art/guides: ${names.join(', ')}, but it is "${drawing}"`,
  ];
}

function textMistakes({ page, slug, nodes }: CheckedText, anchors: Anchors): string[] {
  const ids = new Set<string>();
  let depthAbove = 1;
  return nodes.flatMap((found) => {
    const { node, line } = found;
    const messages = [
      ...nodeMistakes(found, slug ? 'guide' : 'legal'),
      linkMistakeOf(node, page, anchors),
      repetitionMistake(node, ids),
    ];
    if (node.type === 'heading') {
      messages.push(headingMistake(node.depth, depthAbove));
      depthAbove = node.depth ?? 1;
    }
    return messages.flatMap((message) => (message ? [`line ${line}: ${message}`] : []));
  });
}

function linkMistakeOf(node: MarkupNode, page: string, anchors: Anchors): string | null {
  const href =
    node.type === 'link'
      ? node.url
      : isTag(node) && (attributeText(node, 'href') || attributeText(node, 'url'));
  return href ? (linkMistake(href) ?? anchorMistake(href, page, anchors)) : null;
}

/** Knows pages whose anchors come from content/. Browser tests check those of the home page. */
function anchorMistake(href: string, page: string, anchors: Anchors): string | null {
  if (!/^[/#]/.test(href)) return null;
  const { pathname, hash } = new URL(href, `https://site.example${page}`);
  const ids = anchors.get(pathname);
  // Unlike decodeURIComponent, it accepts a "%" that encodes nothing.
  const id = decode(hash.slice(1));
  if (id === '' || !ids || ids.has(id)) return null;
  return `the link "${href}" leads nowhere: ${pathname} has no section "${id}"; it has ${[...ids].sort().slice(0, 12).join(', ')}`;
}

function anchorsOf(nodes: readonly NodeAtLine[]): Set<string> {
  const slugger = new GithubSlugger();
  const headings = nodes.filter(({ node }) => node.type === 'heading');
  const toolIds = nodes.flatMap(({ node }) => toolsByTag[node.name ?? '']?.id ?? []);
  return new Set([...headings.map(({ node }) => slugger.slug(textOf(node))), ...toolIds]);
}

/** The table of contents and screen readers depend on the order of heading levels. */
function headingMistake(depth = 1, above = 1): string | null {
  const isInOrder = depth > 1 && depth <= above + 1;
  return isInOrder ? null : 'expected "## " first, "### " below it, and no level skipped';
}

/** Terms have ids, and two tools would change the same fields and the same URL. */
function repetitionMistake(node: MarkupNode, ids: Set<string>): string | null {
  const name = node.name ?? '';
  const words = (attributeText(node, 'of') || textOf(node)).replace(/\s+/g, ' ');
  const term = name === 'Term' ? findGlossaryTerm(words) : null;
  if (name === 'Term' && !term)
    return `expected a term of content/glossary.ts in place of "${words}"`;

  const id = term ? termId(term) : toolsByTag[name] && 'tool';
  if (id === undefined) return null;
  if (ids.has(id))
    return term ? `expected this <Term> once: ${words}` : 'expected one tool in a guide';
  ids.add(id);
  return null;
}
