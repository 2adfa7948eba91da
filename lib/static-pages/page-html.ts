import { createContext, runInContext } from 'node:vm';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { BOOTSTRAP_DATA_ID, type BootstrapData } from './boot-islands';
import { usedStyles } from './used-styles';

/**
 * The output of `next build` is not in a format that this step knows. `file`: its path inside the
 * build folder.
 */
export class OutputError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}. Most likely Next was upgraded: see docs/upgrading-next.md.`);
    this.name = 'OutputError';
  }
}

type Element = DefaultTreeAdapterTypes.Element;

const SITE_SCRIPT = '/site.js';
const OWN_SCRIPTS = [SITE_SCRIPT, '/promotion.js'];
const CHUNK = /^\/_next\/static\/[^?#]+\.js(\?[^#]*)?$/;

/**
 * `hydrated`: it has islands; `otherScripts`: texts of scripts that it may load later; `read` and
 * `store`: a file of the build, by URL.
 */
type Page = {
  file: string;
  hydrated: boolean;
  otherScripts: string[];
  read: (url: string) => string;
  store: (text: string) => string;
};

/**
 * Takes out of a prerendered page what it doesn't need; one with islands gets what it boots from.
 *
 * @throws OutputError when it can't
 */
export function finishPage(
  html: string,
  { file, hydrated, otherScripts, read, store }: Page,
): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const inline: string[] = [];
  const scripts = new Set<string>();
  let hasSiteScript = false;
  let end = html.length;

  /** The text that replaces the element; `null` keeps the element. */
  const replacement = (element: Element): string | null => {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const handler = element.attrs.find(({ name }) => name.startsWith('on'));
    if (handler)
      throw new OutputError(file, `the page's policy would block the handler ${handler.name}`);
    const url = attributes.get(element.tagName === 'link' ? 'href' : 'src') ?? '';
    if (element.tagName === 'link') return CHUNK.test(url) ? '' : null;
    if (element.tagName !== 'script') return null;
    const type = attributes.get('type') ?? '';
    hasSiteScript ||= url === SITE_SCRIPT;
    if (/^application\/(ld\+)?json$/.test(type) || OWN_SCRIPTS.includes(url)) return null;
    const classic = type === '' || type === 'text/javascript';
    if (classic && CHUNK.test(url) && !attributes.has('integrity')) {
      if (!attributes.has('nomodule')) scripts.add(url);
      return '';
    }
    if (!classic || url)
      throw new OutputError(file, `unknown script ${JSON.stringify(element.attrs)}`);
    inline.push(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
    return '';
  };

  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  for (const element of elements) {
    const location = element.sourceCodeLocation;
    if (element.tagName === 'body' && location?.endTag) end = location.endTag.startOffset;
    const text = replacement(element);
    if (text !== null && location)
      edits.push({ from: location.startOffset, to: location.endOffset, text });
  }
  const style = elements.find(({ tagName }) => tagName === 'style')?.sourceCodeLocation;
  if (!style?.startTag || !style.endTag)
    throw new OutputError(file, 'expected the styles (app/styles.island.tsx)');
  const [from, to] = [style.startTag.endOffset, style.endTag.startOffset];
  const pageScripts = hydrated ? [...scripts].map(read) : [];
  const texts = [html.slice(0, from), html.slice(to), ...otherScripts, ...pageScripts];
  edits.push({ from, to, text: usedStyles(html.slice(from, to), texts) });

  const { rows, entry } = runInline(inline, file);
  if (hydrated) {
    if (!hasSiteScript) throw new OutputError(file, `expected the site script ${SITE_SCRIPT}`);
    const payload = store(JSON.stringify(rows));
    const bootstrap: BootstrapData = { scripts: [...scripts], entry, payload };
    // Escaped, so that no text in it can end the element.
    const json = JSON.stringify(bootstrap).replaceAll('<', '\\u003c');
    const text = `<script id="${BOOTSTRAP_DATA_ID}" type="application/json">${json}</script>`;
    edits.push({ from: end, to: end, text });
  }
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html);
}

function* elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf('content' in child ? child.content : child);
  }
}

/**
 * Runs Next's inline scripts: only the data that they pass on matters. One that passes none, or
 * does anything else, is unknown.
 */
function runInline(scripts: string[], file: string): { rows: unknown[]; entry: unknown } {
  const rows: unknown[] = [];
  const entries: unknown[] = [];
  const scope: Record<string, unknown> = { __next_f: rows, TURBOPACK: entries };
  scope.self = scope.window = scope;
  const names = Object.keys(scope).join();
  createContext(scope);
  for (const code of scripts) {
    const before = rows.length + entries.length;
    try {
      runInContext(code, scope, { timeout: 1000 });
      if (Object.keys(scope).join() !== names) throw new Error('It sets another global.');
      if (rows.length + entries.length === before) throw new Error('It passes no data on.');
    } catch (error) {
      throw new OutputError(file, `unknown inline script "${code.slice(0, 160)}" (${error})`);
    }
  }
  const isData = (value: unknown): boolean =>
    Object(value) === value && typeof value !== 'function'
      ? Object.values(value as object).every(isData)
      : JSON.stringify(value) !== undefined;
  if (rows.length < 2 || entries.length !== 1 || ![...rows, ...entries].every(isData)) {
    const found = `${rows.length} rows and ${entries.length} entries`;
    throw new OutputError(
      file,
      `expected a payload of several rows and one entry, as JSON; found ${found}`,
    );
  }
  return { rows, entry: entries[0] };
}
