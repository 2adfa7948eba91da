/** Reads the text of a guide or a legal text as MDX, without compiling it. */
import { existsSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ContentMistake } from '../content-error';
import { spacedLinkMistake } from '../links';
import { quoted } from './source-line';
import { attributeText, containsNumber, type Node, tagMistake, textOf } from './tag-mistake';

export type Mistake = ContentMistake & { line: number };

/** What the rules of texts need to know of a text. Lines are counted from 1. */
export type Markup = {
  /** False where the text is no MDX, so that its links, headings, and tags aren't known. */
  isReadable: boolean;
  mistakes: Mistake[];
  links: { href: string; line: number }[];
  headings: string[];
  /** `text` is what a tag contains. */
  tags: { name: string; attribute: (name: string) => string; text: string; line: number }[];
};

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkFrontmatter] });

const NO_BRACE = 'expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>';
const NO_IMPORT = 'expected a line that does not begin with "import" or "export"';
const HEADINGS = 'expected "## " first, "### " below it, and no level skipped';
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/**
 * Reads a text, and finds the mistakes that don't depend on other texts.
 *
 * @param source the whole file
 */
export function readMarkup(source: string): Markup {
  const markup: Markup = {
    isReadable: true,
    mistakes: [],
    links: [],
    headings: [],
    tags: [],
  };
  try {
    const root = processor.parse(source) as Node;
    visit(root, null, markup);
    checkLevels(markup, root);
  } catch (error) {
    markup.isReadable = false;
    markup.mistakes.push(explain(error as { line?: number; reason: string }, source));
  }
  return markup;
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** @param parent the name of the tag around the node */
function visit(node: Node, parent: string | null, markup: Markup): void {
  const line = lineOf(node);
  const message = mistakeIn(node, parent);
  if (message) markup.mistakes.push({ line, message });

  const spaced = node.type === 'text' ? spacedLinkMistake(node.value ?? '') : null;
  if (spaced) markup.mistakes.push({ line, message: spaced });

  if (node.type === 'heading') markup.headings.push(textOf(node));
  if (node.type === 'link') markup.links.push({ href: node.url ?? '', line });

  const isTag = node.type.startsWith('mdxJsx');
  if (isTag) collectTag(node, markup);
  const around = isTag ? (node.name ?? null) : parent;
  for (const child of node.children ?? []) visit(child, around, markup);
}

function collectTag(node: Node, { tags, links }: Markup): void {
  const line = lineOf(node);
  const attribute = (name: string) => attributeText(node, name);
  tags.push({ name: node.name ?? '', attribute, text: textOf(node), line });
  if (node.name === 'a') links.push({ href: attribute('href'), line });
  if (attribute('url')) links.push({ href: attribute('url'), line });
}

function mistakeIn(node: Node, parent: string | null): string | null {
  if (node.type === 'image') return pictureMistake(node.url ?? '', node.alt ?? '');
  if (node.type === 'mdxjsEsm') return NO_IMPORT;
  if (/^mdx\w+Expression$/.test(node.type)) return braceMistake(node.value ?? '', parent);
  if (node.type.startsWith('mdxJsx')) return tagMistake(node) ?? photoTagMistake(node);
  return null;
}

function braceMistake(value: string, parent: string | null): string | null {
  const isAllowed = containsNumber(parent) || COMMENT.test(value);
  return isAllowed ? null : `${NO_BRACE}: {${value}}`;
}

function photoTagMistake(node: Node): string | null {
  const src = attributeText(node, 'src');
  if (src.startsWith('/photos/')) {
    return `expected ![what the photo shows](${src}), not <${node.name}>`;
  }
  return node.name === 'img' ? pictureMistake(src, attributeText(node, 'alt')) : null;
}

function pictureMistake(src: string, alt: string): string | null {
  if (!src.startsWith('/') || !existsSync(`public${src}`)) {
    return `expected a picture that is in public/, such as "/art/harbor-road.svg", in place of ${src}`;
  }
  if (alt.trim() !== '') return null;
  return `expected a description of the picture, such as ![A car by the harbor](${src})`;
}

/** The contents list and screen readers depend on the levels of headings. */
function checkLevels({ mistakes }: Markup, root: Node): void {
  // The heading of the page, above the text, is of the first level.
  let level = 1;
  for (const node of headingsBelow(root)) {
    const depth = node.depth ?? 1;
    const isSkipped = depth === 1 || depth > level + 1;
    if (isSkipped) mistakes.push({ line: lineOf(node), message: HEADINGS });
    level = depth;
  }
  if (level === 1) mistakes.push({ line: 1, message: 'expected a heading that starts with "## "' });
}

function headingsBelow(node: Node): Node[] {
  const own = node.type === 'heading' ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(headingsBelow)];
}

/** Says why MDX can't read a text, for people who don't write code. */
function explain({ line = 1, reason }: { line?: number; reason: string }, source: string): Mistake {
  const [, tag, opened] = /closing tag for `<(\w*)>` \((\d+):/.exec(reason) ?? [];
  const number = Number(opened ?? line);
  const expected = opened
    ? `expected <${tag} /> in place of <${tag}>, or </${tag}> after it, each on a line of its own`
    : 'expected words in place of "<" and "{", or a whole tag such as <Checklist title="Before you sign">';
  return { line: number, message: `${expected}: ${quoted(source.split('\n')[number - 1])}` };
}
