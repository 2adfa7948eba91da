/** Reads guides and legal texts as MDX, without compiling them, and checks what they are made of. */
import { createProcessor } from '@mdx-js/mdx';
import { slug } from 'github-slugger';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { COMPONENTS } from './components.mjs';

/**
 * @typedef {{ line: number, message: string }} Mistake
 * @typedef {{ type: string, name?: string | null, value?: string, url?: string, alt?: string | null, depth?: number,
 *   attributes?: Attribute[], children?: Node[], position?: { start: { line: number } } }} Node
 * @typedef {{ type: string, name?: string, value?: string | null | { value: string } }} Attribute
 * @typedef {{ mistakes: Mistake[], links: { href: string, line: number }[], pictures: { src: string, alt: string, line:
 *   number }[], ids: Set<string> }} Markup
 */

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkFrontmatter] });
/** Parsing takes 50 ms for a guide, and few change between two checks. @type {Map<string, Markup>} */
const parsed = new Map();

/** @param {{ line?: number, reason: string, ruleId?: string }} error of the parser @param {string} source */
function explain({ line, reason }, source) {
  const lines = source.split('\n');
  const open = /closing tag for `<(\w*)>` \((\d+):/.exec(reason);
  if (open) {
    return {
      line: Number(open[2]),
      message: `expected </${open[1]}> after <${open[1]}>, or no tag: ${lines[Number(open[2]) - 1]?.trim()}`,
    };
  }
  // At the end of a file, an open tag or brace further up is meant.
  const at = lines.findLastIndex((text, index) => index < (line ?? lines.length) && /[<{]/.test(text));
  const number = at === -1 ? (line ?? 1) : at + 1;
  const text = lines[number - 1]?.trim() ?? '';
  const shown = text.length > 90 ? `${text.slice(0, 90)}…` : text;
  const found = /<[$\d=]/.test(text)
    ? 'expected words in place of "<", which begins a tag: "under $300", not "<$300"'
    : /<https?:/.test(text)
      ? 'expected a link such as [the state](https://www.nj.gov), not <https://…>'
      : /<!--/.test(text)
        ? 'expected a comment such as {/* … */}, not <!-- … -->'
        : /\{/.test(text) && /acorn|expression/.test(reason)
          ? 'expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>'
          : /closing slash/.test(reason)
            ? 'this closing tag has no opening one'
            : 'expected a tag such as <Checklist title="Before you sign">, with straight quotation marks';
  return { line: number, message: `${found}: ${shown}` };
}

/** The value of an expression; `undefined` when it can't be calculated. @param {string} code */
function resultOf(code) {
  try {
    return new Function(`return (${code});`)();
  } catch {
    return undefined;
  }
}

/** @param {Node} node @returns {string} */
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** @param {Attribute} attribute */
const attributeValue = ({ value }) =>
  typeof value === 'object' && value ? resultOf(value.value) : (value ?? true);

/** @param {Node} node a tag @returns {string | null} what is wrong with it */
function tagMistake(node) {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name)) return null;
  const component = COMPONENTS[name];
  if (!component)
    return `expected one of ${Object.keys(COMPONENTS)
      .map((known) => `<${known}>`)
      .join(' ')}; there is no <${name}>`;
  const attributes = Object.fromEntries(
    (node.attributes ?? []).map((one) => [one.name, attributeValue(one)]),
  );
  const unknown = Object.keys(attributes).find((attribute) => !(attribute in component.attributes));
  if (unknown) return `<${name}> has no "${unknown}"; expected ${component.example}`;
  const wrong = Object.entries(component.attributes).find(
    ([attribute, check]) => !check(attributes[attribute]),
  );
  if (wrong) return `expected another "${wrong[0]}" of <${name}>, such as ${component.example}`;
  if (component.number) {
    const [content, ...rest] = (node.children ?? []).filter(
      (child) => child.type !== 'text' || child.value?.trim(),
    );
    const isNumber =
      rest.length === 0 &&
      /Expression$/.test(content?.type ?? '') &&
      Number.isFinite(resultOf(content?.value ?? ''));
    if (!isNumber) return `expected a number in <${name}>, such as ${component.example}`;
  }
  return null;
}

/** @param {string} source the text of an MDX file with valid front matter @returns {Markup} */
export function readMarkup(source) {
  const known = parsed.get(source);
  if (known) return known;
  /** @type {Markup} */
  const markup = { mistakes: [], links: [], pictures: [], ids: new Set() };
  parsed.set(source, markup);
  /** @param {Node} node @param {string | null} parent name of the tag around it */
  const visit = (node, parent) => {
    const line = node.position?.start.line ?? 1;
    /** @param {string | null} message */
    const report = (message) => message && markup.mistakes.push({ line, message });
    const attribute = (/** @type {string} */ name) =>
      String((node.attributes ?? []).find((one) => one.name === name)?.value ?? '');
    if (node.type === 'heading') markup.ids.add(slug(textOf(node)));
    if (node.type === 'link') markup.links.push({ href: node.url ?? '', line });
    if (node.type === 'image') markup.pictures.push({ src: node.url ?? '', alt: node.alt ?? '', line });
    if (node.type === 'mdxjsEsm') report('expected a text; a line must not begin with "import" or "export"');
    if (
      /^mdx\w+Expression$/.test(node.type) &&
      !COMPONENTS[parent ?? '']?.number &&
      !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '')
    ) {
      report(
        `expected no "{" in a text; it begins a calculation, as in <Usd>{36 * 500}</Usd>: {${node.value}}`,
      );
    }
    if (/^mdxJsx/.test(node.type)) {
      report(tagMistake(node));
      if (node.name === 'a') markup.links.push({ href: attribute('href'), line });
      if (node.name === 'img') markup.pictures.push({ src: attribute('src'), alt: attribute('alt'), line });
    }
    for (const child of node.children ?? [])
      visit(child, /^mdxJsx/.test(node.type) ? (node.name ?? null) : parent);
  };
  try {
    visit(/** @type {Node} */ (processor.parse(source)), null);
  } catch (error) {
    markup.mistakes.push(explain(/** @type {{ line?: number, reason: string }} */ (error), source));
  }
  return markup;
}
