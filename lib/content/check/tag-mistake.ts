/** The rules of tags in guides and legal texts. */
import type { z } from 'zod';
import { partSchemas } from '@/lib/guides/part-schemas';

const parts: Readonly<Record<string, z.ZodObject>> = partSchemas;

type Attribute = { name?: string; value?: string | null | { value: string } };

/** What this check reads of a node of MDX. */
export type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  attributes?: Attribute[];
  children?: Node[];
  position?: { start: { line: number } };
};

/** Tags of HTML that would run or load something, or change the whole page. */
const REFUSED = /^(script|style|link|meta|base|iframe|object|embed|form)$/;

/** @returns what a node says, with everything inside of it */
export function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** @returns the text of an attribute, empty where there is none */
export function attributeText(node: Node, name: string): string {
  const attribute = node.attributes?.find((one) => one.name === name);
  return String(attribute?.value ?? '');
}

/** Whether a tag has one number inside of it, or the calculation of one. */
export function containsNumber(name: string | null): boolean {
  return name === 'Usd' || name === 'Percent';
}

/** @returns what is wrong with a tag, or null */
export function tagMistake(node: Node): string | null {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name)) return htmlMistake(name, node);

  const schema = parts[name];
  if (!schema) {
    const known = Object.keys(parts).map((one) => `<${one}>`);
    return `expected one of ${known.join(' ')}; there is no <${name}>`;
  }
  return attributeMistake(name, schema, node) ?? numberMistake(name, node);
}

function htmlMistake(name: string, { attributes = [] }: Node): string | null {
  if (REFUSED.test(name)) return `expected no <${name}>: a text can't have one`;

  const isStyled = attributes.some((one) => one.name === 'style' && typeof one.value === 'string');
  return isStyled ? `expected no style="…" in <${name}>` : null;
}

function attributeMistake(name: string, schema: z.ZodObject, node: Node): string | null {
  const given = (node.attributes ?? []).map((one) => [one.name, attributeValue(one)]);
  const [issue] = schema.safeParse(Object.fromEntries(given)).error?.issues ?? [];
  if (!issue) return null;
  if (issue.code === 'custom') return issue.message;

  const wrong = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
  const known = Object.entries(schema.shape).map(
    ([attribute, one]) => `${attribute}=${one.description}`,
  );
  return `expected ${known.join(' ') || 'no attribute'} in <${name}>; its "${String(wrong)}" is another`;
}

function attributeValue({ value }: Attribute): unknown {
  return typeof value === 'object' && value ? resultOf(value.value) : (value ?? true);
}

function numberMistake(name: string, { children = [] }: Node): string | null {
  if (!containsNumber(name)) return null;

  const contents = children.filter((child) => child.type !== 'text' || child.value?.trim());
  const [content] = contents;
  const isExpression = contents.length === 1 && /Expression$/.test(content?.type ?? '');
  const isNumber = isExpression && Number.isFinite(resultOf(content?.value ?? ''));
  return isNumber ? null : `expected a number in <${name}>, such as <${name}>{36 * 500}</${name}>`;
}

/** The value of an expression, undefined where it has none. */
function resultOf(code: string): unknown {
  try {
    return new Function(`return (${code});`)();
  } catch {
    return undefined;
  }
}
