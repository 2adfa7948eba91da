import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { type PartSchema, partSchemas } from '@/lib/guides/part-schemas';

const parts: Readonly<Record<string, PartSchema>> = partSchemas;

type Mistake = { line: number; message: string };
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

/** What a guide or a legal text is made of, each with its line. */
export type Markup = {
  mistakes: Mistake[];
  links: { href: string; line: number }[];
  pictures: { src: string; alt: string; line: number }[];
  terms: { name: string; line: number }[];
  headings: { depth: number; line: number }[];
  /** The boxes that say what has changed since a guide was written. */
  since: { date: string; line: number }[];
  /** Every use of a component. */
  tags: { name: string; line: number }[];
  /** The texts in which amounts are stated, not calculated. */
  texts: { value: string; line: number }[];
  /** The anchors of the headings; of two with one name, the second ends in -1. */
  ids: string[];
};

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkFrontmatter] });

/** Why MDX can't read a text, for people who don't write code. */
function explain({ line, reason }: { line?: number; reason: string }, source: string): Mistake {
  const lines = source.split('\n');
  const open = /closing tag for `<(\w*)>` \((\d+):/.exec(reason);
  if (open) {
    const message = `expected </${open[1]}> after <${open[1]}>, or no tag: ${lines[Number(open[2]) - 1]?.trim()}`;
    return { line: Number(open[2]), message };
  }
  // At the end of a file, an open tag or brace further up is meant.
  const at = lines.findLastIndex((text, index) => index < (line ?? lines.length) && /[<{]/.test(text));
  const number = at === -1 ? (line ?? 1) : at + 1;
  const text = lines[number - 1]?.trim() ?? '';
  const shown = text.length > 90 ? `${text.slice(0, 90)}…` : text;
  return { line: number, message: `${expectedInstead(text, reason)}: ${shown}` };
}

function expectedInstead(text: string, reason: string): string {
  if (/<[$\d=]/.test(text))
    return 'expected words in place of "<", which begins a tag: "under $300", not "<$300"';
  if (/<https?:/.test(text))
    return 'expected a link such as [the state](https://www.nj.gov), not <https://…>';
  if (/<!--/.test(text)) return 'expected a comment such as {/* … */}, not <!-- … -->';
  if (/\{/.test(text) && /acorn|expression/.test(reason))
    return 'expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>';
  if (/closing slash/.test(reason)) return 'this closing tag has no opening one';
  return 'expected a tag such as <Checklist title="Before you sign">, with straight quotation marks';
}

/** The value of an expression; `undefined` when it can't be calculated. */
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

/** @returns what is wrong with a tag, or `null` */
function tagMistake(node: Node): string | null {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name)) return null;
  const part = parts[name];
  if (!part) {
    const known = Object.keys(parts).map((one) => `<${one}>`);
    return `expected one of ${known.join(' ')}; there is no <${name}>`;
  }
  const attributes = Object.fromEntries(
    (node.attributes ?? []).map((one) => [one.name, attributeValue(one)]),
  );
  const [issue] = part.schema.safeParse(attributes).error?.issues ?? [];
  if (issue?.code === 'unrecognized_keys')
    return `<${name}> has no "${issue.keys[0]}"; expected ${part.example}`;
  if (issue) return `expected another "${String(issue.path[0])}" of <${name}>, such as ${part.example}`;
  if (!part.number) return null;
  const [content, ...rest] = (node.children ?? []).filter(
    (child) => child.type !== 'text' || child.value?.trim(),
  );
  const isNumber =
    rest.length === 0 &&
    /Expression$/.test(content?.type ?? '') &&
    Number.isFinite(resultOf(content?.value ?? ''));
  return isNumber ? null : `expected a number in <${name}>, such as ${part.example}`;
}

/** Parsing takes 50 ms for a guide, and few change between two checks. */
const parsed = new Map<string, Markup>();

/**
 * Reads a guide or a legal text as MDX, without compiling it.
 *
 * @param source the text of an MDX file
 */
export function readMarkup(source: string): Markup {
  const known = parsed.get(source);
  if (known) return known;
  const markup: Markup = {
    mistakes: [],
    links: [],
    pictures: [],
    terms: [],
    headings: [],
    since: [],
    tags: [],
    texts: [],
    ids: [],
  };
  const slugger = new GithubSlugger();
  parsed.set(source, markup);
  const visit = (node: Node, parent: string | null) => {
    const line = node.position?.start.line ?? 1;
    const report = (message: string | null) => message && markup.mistakes.push({ line, message });
    const attribute = (name: string) =>
      String((node.attributes ?? []).find((one) => one.name === name)?.value ?? '');
    if (node.type === 'text') markup.texts.push({ value: node.value ?? '', line });
    if (node.type === 'heading') {
      markup.ids.push(slugger.slug(textOf(node)));
      markup.headings.push({ depth: node.depth ?? 1, line });
    }
    if (node.type === 'link') markup.links.push({ href: node.url ?? '', line });
    if (node.type === 'image') markup.pictures.push({ src: node.url ?? '', alt: node.alt ?? '', line });
    if (node.type === 'mdxjsEsm') report('expected a text; a line must not begin with "import" or "export"');
    if (
      /^mdx\w+Expression$/.test(node.type) &&
      !parts[parent ?? '']?.number &&
      !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '')
    ) {
      report(
        `expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>: {${node.value}}`,
      );
    }
    const isTag = /^mdxJsx/.test(node.type);
    if (isTag) {
      report(tagMistake(node));
      markup.tags.push({ name: node.name ?? '', line });
      if (node.name === 'a') markup.links.push({ href: attribute('href'), line });
      if (attribute('url')) markup.links.push({ href: attribute('url'), line });
      if (attribute('src').startsWith('/photos/'))
        report(`expected ![what the photo shows](${attribute('src')}), not <${node.name}>`);
      if (node.name === 'img') markup.pictures.push({ src: attribute('src'), alt: attribute('alt'), line });
      if (node.name === 'Since') markup.since.push({ date: attribute('date'), line });
      if (node.name === 'Term') markup.terms.push({ name: attribute('of') || textOf(node), line });
    }
    for (const child of node.children ?? []) visit(child, isTag ? (node.name ?? null) : parent);
  };
  try {
    visit(processor.parse(source) as Node, null);
  } catch (error) {
    markup.mistakes.push(explain(error as { line?: number; reason: string }, source));
  }
  return markup;
}
