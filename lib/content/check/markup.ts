/** Parses a guide or a legal text as MDX without compiling it. */
import { existsSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { z } from 'zod';
import { rates } from '@/lib/content/rates';
import { leftoverMistake } from '@/lib/content/schemas/content-text';
import { spacedLinkMistake } from '@/lib/content/schemas/links';
import { mistakesIn } from '@/lib/content/schemas/parse-content';
import { guideTagSchemas, legalTagSchemas } from '@/lib/content/schemas/tags';

export type TextKind = 'guide' | 'legal';

type Attribute = { name?: string; value?: string | null | { value: string } };

export type MarkupNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  attributes?: Attribute[];
  children?: MarkupNode[];
  position?: { start: { line: number } };
};

/** `line` counts from 1; `parent` is the enclosing node. */
export type NodeAtLine = { node: MarkupNode; parent: MarkupNode | null; line: number };

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkFrontmatter] });

/** @throws an error for `syntaxMistake` if the text isn't valid MDX */
export function readMarkup(source: string): NodeAtLine[] {
  return nodesOf(processor.parse(source) as MarkupNode, null);
}

function nodesOf(node: MarkupNode, parent: MarkupNode | null): NodeAtLine[] {
  const own = { node, parent, line: node.position?.start.line ?? 1 };
  return [own, ...(node.children ?? []).flatMap((child) => nodesOf(child, node))];
}

/** @param error what `readMarkup` has thrown */
export function syntaxMistake(error: unknown): string {
  const { line = 1, reason } = error as { line?: number; reason: string };
  return `line ${line}: expected "<" and "{" only at a tag such as <Checklist title="…">, which ends with </Checklist> or "/>": ${reason}`;
}

export function textOf(node: MarkupNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

export const isTag = ({ type }: MarkupNode) => type.startsWith('mdxJsx');

export function attributeText(node: MarkupNode, name: string): string {
  return String(node.attributes?.find((one) => one.name === name)?.value ?? '');
}

/** The mistakes in one node, whatever the rest of the text says. */
export function nodeMistakes({ node, parent }: NodeAtLine, kind: TextKind): string[] {
  if (isTag(node)) return tagMistakes(node, kind);
  return [
    node.type === 'image' && pictureMistake(node),
    node.type === 'tableRow' && rowMistake(node, parent),
    node.type === 'text' && spacedLinkMistake(node.value ?? ''),
    node.type === 'text' && leftoverMistake(node.value ?? ''),
    /^mdx\w+Expression$/.test(node.type) && braceMistake(node, parent),
  ].filter((message) => typeof message === 'string');
}

/** A page leaves out the cells that the first row has no column for, and fills up with empty ones. */
function rowMistake({ children: cells = [] }: MarkupNode, table: MarkupNode | null): string | null {
  const columns = table?.children?.[0]?.children?.length ?? 0;
  if (cells.length === columns) return null;
  return `expected ${columns} cells, as the first row of the table has; this one has ${cells.length}`;
}

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const hasNumber = (name = '') => name === 'Usd' || name === 'Percent';

function braceMistake({ value = '' }: MarkupNode, parent: MarkupNode | null): string | null {
  if (hasNumber(parent?.name ?? '') || COMMENT.test(value)) return null;
  return `expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>: {${value}}`;
}

function pictureMistake({ url = '', alt }: MarkupNode): string | null {
  if (!alt?.trim()) return `expected a description, such as ![A car by the harbor](${url})`;
  if (!url.startsWith('/photos/'))
    return `expected a photo, such as "/photos/our-office.jpg", in place of ${url}`;
  return existsSync(`public${url}`)
    ? null
    : `there is no file public${url}: upload it, or correct its name`;
}

/** HTML tags that would run or load something, or affect the whole page. */
const REFUSED = /^(script|style|link|meta|base|iframe|object|embed|form|img)$/;
const schemasOf: Record<TextKind, Readonly<Record<string, z.ZodObject>>> = {
  guide: guideTagSchemas,
  legal: legalTagSchemas,
};
const expectedTag: Record<TextKind, string> = {
  guide: 'expected a tag of docs/writing.md',
  legal: `expected one of <${Object.keys(legalTagSchemas).join('>, <')}> in a legal text`,
};

/** A tag that a page has no component for, or a calculation that fails, would stop the build. */
function tagMistakes(node: MarkupNode, kind: TextKind): string[] {
  const name = node.name ?? '';
  if (REFUSED.test(name)) return [`expected no <${name}>: use Markdown, or another tag`];
  if (/^[a-z]/.test(name)) return htmlMistakes(node);
  const schema = schemasOf[kind][name];
  if (!schema) return [`${expectedTag[kind]}; there is no <${name}>`];
  const given = (node.attributes ?? []).map((one) => [one.name, attributeValue(one)]);
  const mistakes = mistakesIn(schema, Object.fromEntries(given));
  return [...mistakes.map((mistake) => `<${name}> ${mistake}`), ...numberMistakes(node)];
}

function htmlMistakes({ name, attributes = [] }: MarkupNode): string[] {
  const hasBrace = attributes.some(({ name, value }) => !name || typeof value === 'object');
  return hasBrace ? [`expected no "{" in the attributes of <${name}>`] : [];
}

function attributeValue({ value }: Attribute): unknown {
  return typeof value === 'object' && value ? resultOf(value.value) : (value ?? true);
}

function numberMistakes({ name, children = [] }: MarkupNode): string[] {
  if (!hasNumber(name ?? '')) return [];
  const [content, ...others] = children.filter(
    ({ type, value }) => type !== 'text' || value?.trim(),
  );
  const isExpression = others.length === 0 && /Expression$/.test(content?.type ?? '');
  if (/\d,\d{3}/.test(content?.value ?? '')) return [`expected <${name}> without commas: 1732.9`];
  const isNumber = isExpression && Number.isFinite(resultOf(content?.value ?? ''));
  return isNumber ? [] : [`expected a number in <${name}>, such as <${name}>{36 * 500}</${name}>`];
}

/** The value of an expression, which can use rates; undefined if it can't be evaluated. */
function resultOf(code: string): unknown {
  try {
    return new Function('props', `return (${code});`)(rates());
  } catch {
    return undefined;
  }
}
