import { existsSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { z } from 'zod';
import { partSchemas } from '@/lib/guides/part-schemas';
import { quoted } from '../source-line';

const parts: Readonly<Record<string, z.ZodObject>> = partSchemas;
/** One number, or the calculation of one. */
const containsNumber = (name: string | null) => name === 'Usd' || name === 'Percent';

export type Mistake = { line: number; message: string };
type Attribute = { name?: string; value?: string | null | { value: string } };
type Node = {
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

/** `text` is what a tag contains; `texts` are those in which amounts are stated. */
export type Markup = {
  mistakes: Mistake[];
  links: { href: string; line: number }[];
  tags: { name: string; attribute: (name: string) => string; text: string; line: number }[];
  texts: { value: string; line: number }[];
};

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkFrontmatter] });

const NO_BRACE = 'expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>';
const NO_IMPORT = 'expected a line that does not begin with "import" or "export"';

/** Why MDX can't read a text, for people who don't write code. */
function explain({ line = 1, reason }: { line?: number; reason: string }, source: string): Mistake {
  const [, tag, opened] = /closing tag for `<(\w*)>` \((\d+):/.exec(reason) ?? [];
  const number = Number(opened ?? line);
  const expected = opened
    ? `expected <${tag} /> in place of <${tag}>, or </${tag}> after it, each on a line of its own`
    : 'expected words in place of "<" and "{", or a whole tag such as <Checklist title="Before you sign">';
  return { line: number, message: `${expected}: ${quoted(source.split('\n')[number - 1])}` };
}

function resultOf(code: string): unknown {
  try {
    return new Function(`return (${code});`)();
  } catch {
    return undefined;
  }
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

const attributeValue = ({ value }: Attribute) =>
  typeof value === 'object' && value ? resultOf(value.value) : (value ?? true);

function tagMistake(node: Node): string | null {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name)) {
    const isStyled = node.attributes?.some(
      (one) => one.name === 'style' && typeof one.value === 'string',
    );
    return isStyled ? `expected no style="…" in <${name}>` : null;
  }
  const schema = parts[name];
  if (!schema) {
    const known = Object.keys(parts).map((one) => `<${one}>`);
    return `expected one of ${known.join(' ')}; there is no <${name}>`;
  }
  const attributes = Object.fromEntries(
    (node.attributes ?? []).map((one) => [one.name, attributeValue(one)]),
  );
  const [issue] = schema.safeParse(attributes).error?.issues ?? [];
  if (issue) {
    const wrong = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
    const known = Object.entries(schema.shape).map(
      ([attribute, one]) => `${attribute}=${one.description}`,
    );
    return `expected ${known.join(' ') || 'no attribute'} in <${name}>; its "${String(wrong)}" is another`;
  }
  if (!containsNumber(name)) return null;
  const [content, ...rest] = (node.children ?? []).filter(
    (child) => child.type !== 'text' || child.value?.trim(),
  );
  const isNumber =
    rest.length === 0 &&
    /Expression$/.test(content?.type ?? '') &&
    Number.isFinite(resultOf(content?.value ?? ''));
  return isNumber ? null : `expected a number in <${name}>, such as <${name}>{36 * 500}</${name}>`;
}

function pictureMistake(src: string, alt: string): string | null {
  if (!src.startsWith('/') || !existsSync(`public${src}`))
    return `expected a picture that is in public/, such as "/art/harbor-road.svg", in place of ${src}`;
  return alt.trim() === ''
    ? `expected a description of the picture, such as ![A car by the harbor](${src})`
    : null;
}

/** Reads the text of a guide or a legal text as MDX, without compiling it. */
export function readMarkup(source: string): Markup {
  const markup: Markup = { mistakes: [], links: [], tags: [], texts: [] };
  /** Of the last heading; 1 is that of the page. */
  let level = 1;
  const visit = (node: Node, parent: string | null) => {
    const line = node.position?.start.line ?? 1;
    const report = (message: string | null) => message && markup.mistakes.push({ line, message });
    const attribute = (name: string) =>
      String((node.attributes ?? []).find((one) => one.name === name)?.value ?? '');
    if (node.type === 'text') markup.texts.push({ value: node.value ?? '', line });
    if (node.type === 'heading') {
      // The contents list and screen readers depend on it.
      if (node.depth === 1 || (node.depth ?? 1) > level + 1)
        report('expected "## " first, "### " below it, and no level skipped');
      level = node.depth ?? 1;
    }
    if (node.type === 'link') markup.links.push({ href: node.url ?? '', line });
    if (node.type === 'image') report(pictureMistake(node.url ?? '', node.alt ?? ''));
    if (node.type === 'mdxjsEsm') report(NO_IMPORT);
    if (
      /^mdx\w+Expression$/.test(node.type) &&
      !containsNumber(parent) &&
      !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '')
    )
      report(`${NO_BRACE}: {${node.value}}`);
    const isTag = /^mdxJsx/.test(node.type);
    if (isTag) {
      report(tagMistake(node));
      markup.tags.push({ name: node.name ?? '', attribute, text: textOf(node), line });
      if (node.name === 'a') markup.links.push({ href: attribute('href'), line });
      if (attribute('url')) markup.links.push({ href: attribute('url'), line });
      if (attribute('src').startsWith('/photos/'))
        report(`expected ![what the photo shows](${attribute('src')}), not <${node.name}>`);
      else if (node.name === 'img') report(pictureMistake(attribute('src'), attribute('alt')));
    }
    for (const child of node.children ?? []) visit(child, isTag ? (node.name ?? null) : parent);
  };
  try {
    visit(processor.parse(source) as Node, null);
    if (level === 1)
      markup.mistakes.push({ line: 1, message: 'expected a heading that starts with "## "' });
  } catch (error) {
    markup.mistakes.push(explain(error as { line?: number; reason: string }, source));
  }
  return markup;
}
