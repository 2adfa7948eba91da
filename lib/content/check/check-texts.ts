import { existsSync, readFileSync } from 'node:fs';
import { unescape as decode } from 'node:querystring';
import GithubSlugger from 'github-slugger';
import { permanentGuides } from '@/content/permanent-guides';
import { contentPath } from '@/lib/content/content-path';
import { faq } from '@/lib/content/faq';
import { findGlossaryTerm, termId } from '@/lib/content/glossary';
import { guideFile, guideSlugsOnDisk } from '@/lib/content/guide-file';
import { legalFields } from '@/lib/content/legal-fields';
import { linkMistake } from '@/lib/content/links';
import { readFrontMatter } from '@/lib/content/read-front-matter';
import { ContentError, type ContentMistake, validateContent } from '@/lib/content/validate';
import { parseGuide } from '@/lib/guides/guide';
import { tools } from '@/lib/leasing/tools/tools';
import { routes } from '@/lib/site/routes';
import {
  attributeText,
  isTag,
  markupMistake,
  mistakesOfNode,
  type NodeAtLine,
  readMarkup,
  textOf,
} from './markup';

/** `page` is the path of the page with the text. A legal text has no slug. */
type TextFile = { file: string; page: string; slug?: string };
type CheckedText = TextFile & {
  /** No two texts can have the same value in one of these fields. */
  head: { id?: number; title: string; description: string };
  parts: readonly NodeAtLine[];
};

/** The anchors of each page, by path, as far as content/ defines them. */
type Anchors = Map<string, ReadonlySet<string>>;

type Attempt = (check: () => unknown) => Promise<void>;

export async function checkTexts(attempt: Attempt): Promise<void> {
  const texts: CheckedText[] = [];
  for (const file of textFiles()) await attempt(() => texts.push(readText(file)));

  const anchors: Anchors = new Map(texts.map(({ page, parts }) => [page, anchorsOf(parts)]));
  await attempt(() => anchors.set(routes.faq, new Set(faq().map(({ id }) => id))));
  for (const text of texts) {
    await attempt(() =>
      refuse(text.file, [...fieldMistakes(text, texts), ...partMistakes(text, anchors)]),
    );
  }
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

function refuse(file: string, mistakes: readonly ContentMistake[]): void {
  if (mistakes.length > 0) throw new ContentError(file, mistakes);
}

function readText(text: TextFile): CheckedText {
  const { file, slug } = text;
  const message = 'the file is missing; its URL is fixed, so restore it under this name';
  if (!existsSync(contentPath(file))) refuse(file, [{ message }]);

  const source = readFileSync(contentPath(file), 'utf8');
  const head = slug
    ? parseGuide(slug, source)
    : validateContent(file, legalFields, readFrontMatter(file, source));
  try {
    return { ...text, head, parts: readMarkup(source) };
  } catch (error) {
    throw new ContentError(file, [markupMistake(error)]);
  }
}

function fieldMistakes(
  { file, head }: CheckedText,
  texts: readonly CheckedText[],
): ContentMistake[] {
  return (['id', 'title', 'description'] as const).flatMap((field) => {
    const value = head[field];
    const first = texts.find((other) => other.head[field] === value);
    if (value === undefined || !first || first.file === file) return [];
    const message = `expected another ${field}; ${first.file} has it, too`;
    return [{ path: [field], value, message }];
  });
}

function partMistakes({ page, parts }: CheckedText, anchors: Anchors): ContentMistake[] {
  const links = parts.flatMap(({ node, line }) => {
    const href =
      node.type === 'link'
        ? node.url
        : isTag(node) && (attributeText(node, 'href') || attributeText(node, 'url'));
    const message = href && (linkMistake(href) ?? anchorMistake(href, page, anchors));
    return message ? [{ line, message }] : [];
  });
  return [
    ...parts.flatMap(mistakesOfNode),
    ...links,
    ...headingMistakes(parts),
    ...idMistakes(parts),
  ];
}

/** Only for pages whose anchors come from content/. Browser tests check those of the home page. */
function anchorMistake(href: string, page: string, anchors: Anchors): string | null {
  if (!/^[/#]/.test(href)) return null;
  const { pathname, hash } = new URL(href, `https://site.example${page}`);
  const ids = anchors.get(pathname);
  // Unlike decodeURIComponent, it accepts a "%" that encodes nothing.
  const id = decode(hash.slice(1));
  if (id === '' || !ids || ids.has(id)) return null;
  return `the link "${href}" leads nowhere: ${pathname} has no section "${id}"; it has ${[...ids].sort().slice(0, 12).join(', ')}`;
}

function anchorsOf(parts: readonly NodeAtLine[]): Set<string> {
  const slugger = new GithubSlugger();
  const headings = parts.filter(({ node }) => node.type === 'heading');
  const toolIds = parts.flatMap(({ node }) => tools[node.name ?? '']?.id ?? []);
  return new Set([...headings.map(({ node }) => slugger.slug(textOf(node))), ...toolIds]);
}

/** The table of contents and screen readers depend on the order of heading levels. */
function headingMistakes(parts: readonly NodeAtLine[]): ContentMistake[] {
  const message = 'expected "## " first, "### " below it, and no level skipped';
  const headings = parts.filter(({ node }) => node.type === 'heading');
  if (headings.length === 0) return [{ line: 1, message }];
  const depths = headings.map(({ node }) => node.depth ?? 1);
  return headings.flatMap(({ line }, index) => {
    const [depth = 1, above = 1] = [depths[index], depths[index - 1]];
    return depth === 1 || depth > above + 1 ? [{ line, message }] : [];
  });
}

/** Terms and tools have ids, so a page can contain each of them only once. */
function idMistakes(parts: readonly NodeAtLine[]): ContentMistake[] {
  const seen = new Set<string>();
  return parts.flatMap(({ node, line }) => {
    const name = node.name ?? '';
    const words = (attributeText(node, 'of') || textOf(node)).replace(/\s+/g, ' ');
    const term = name === 'Term' ? findGlossaryTerm(words) : null;
    if (name === 'Term' && !term) {
      return [{ line, message: `expected a term of content/glossary.ts in place of "${words}"` }];
    }
    const id = term ? termId(term) : tools[name]?.id;
    const isRepeated = id !== undefined && seen.has(id);
    if (id) seen.add(id);
    return isRepeated ? [{ line, message: `expected this <${name}> once: ${words || name}` }] : [];
  });
}
