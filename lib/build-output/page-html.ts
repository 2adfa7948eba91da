import { BOOTSTRAP_DATA_ID, type Framework } from './bootstrap-data';
import { OutputError } from './output-error';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_PRELOAD =
  /<link rel="preload" as="script"[^>]* href="\/_next\/static\/chunks\/[\w.~-]+\.js"[^>]*\/>/g;
const STYLESHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)" data-precedence="next"\/>/g;
const CHUNK = /^ src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" (async|noModule)=""$/;
const ENTRY = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;
const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])';
const PAYLOAD = /^self\.__next_f\.push\((\[.*\])\)$/s;
const SITE_SCRIPT = ' defer="" src="/site.js"';
const DATA = /^ type="application\/ld\+json"$/;

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutputError(file, `expected JSON in a script of the framework, found "${text.slice(0, 60)}"`);
  }
}

export type PageToFinish = {
  file: string;
  islands: boolean;
  siteScript?: boolean;
  styles: (address: string) => string;
  keep: (text: string) => string;
};

/** The page with its style sheets in it, their relative addresses made absolute. */
function withStyles(html: string, file: string, styles: PageToFinish['styles']): string {
  let count = 0;
  const styled = html.replace(STYLESHEET, (_, address: string) => {
    count++;
    const text = styles(address).replace(
      /url\((["']?)(?![\w+]+:|["'/#])/g,
      (_, quote: string) => `url(${quote}${address.slice(0, address.lastIndexOf('/') + 1)}`,
    );
    if (/<\/style|url\((?!\/_next\/static\/|data:)/i.test(text))
      throw new OutputError(file, `the style sheet ${address} has something that cannot stand in a page`);
    return `<style>${text}</style>`;
  });
  if (count === 0 || /rel="stylesheet"/.test(styled))
    throw new OutputError(
      file,
      'expected its style sheets as <link rel="stylesheet" href="/_next/static/chunks/….css"/>',
    );
  return styled;
}

/** JSON that can stand in a script element: no text in it can end the element. */
const inScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Takes the framework out of a prerendered page: script tags, script preloads and the inline payload. Without an
 * island that is all. With islands, what they need becomes a block of data, from which the site script starts the
 * framework after first paint; so no page has an inline script that runs, and `script-src 'self'` holds for all. The
 * payload, which says the whole page once more, is a file of its own: what is to be seen comes in half the bytes.
 *
 * @param html of the page as Next wrote it
 * @param page `file` for messages; `islands`: something is to be hydrated; `siteScript`: the page has our layout;
 *   `styles` reads a style sheet by its address: a page without islands carries its styles itself, one round trip less;
 *   `keep` makes a static file of a text and returns its address
 * @throws OutputError on anything that is not known, so that an upgrade of Next fails the build and not the page
 */
export function finishPage(
  html: string,
  { file, islands, siteScript = true, styles, keep }: PageToFinish,
): string {
  const framework: Omit<Framework, 'payload'> = { scripts: [], entry: undefined };
  const payload: unknown[] = [];
  const seen = { site: 0, entry: 0, start: 0, payload: 0 };
  let bare = html.replace(SCRIPT, (whole, attributes: string, code: string) => {
    if (DATA.test(attributes)) return whole;
    if (attributes === SITE_SCRIPT && !code) {
      seen.site++;
      return whole;
    }
    const [, source, how] = CHUNK.exec(attributes) ?? [];
    if (source && !code) {
      if (how === 'async') framework.scripts.push(source);
      return '';
    }
    const entry = attributes === ' id="_R_"' ? ENTRY.exec(code)?.[1] : undefined;
    if (entry) {
      seen.entry++;
      framework.entry = parsed(entry, file);
      return '';
    }
    if (attributes === '' && code === PAYLOAD_START) {
      seen.start++;
      payload.push([0]);
      return '';
    }
    const row = attributes === '' ? PAYLOAD.exec(code)?.[1] : undefined;
    if (row) {
      seen.payload++;
      payload.push(parsed(row, file));
      return '';
    }
    throw new OutputError(
      file,
      `found a script that is neither the site's, nor structured data, nor one of the framework's known forms: "${whole.slice(0, 120)}"`,
    );
  });
  bare = bare.replace(SCRIPT_PRELOAD, '');
  const exactly = (what: string, count: number, expected: number) => {
    if (count !== expected)
      throw new OutputError(file, `expected ${what} ${expected} time(s), found ${count}`);
  };
  exactly('the site script', seen.site, siteScript ? 1 : 0);
  exactly("the framework's entry", seen.entry, 1);
  exactly('the start of the payload', seen.start, 1);
  if (seen.payload === 0) throw new OutputError(file, 'expected the inline payload, found none');
  if (framework.scripts.length === 0)
    throw new OutputError(file, "expected the framework's scripts, found none");
  const left =
    /\/_next\/static\/[^"' ]+\.m?js\b|__next_f|\bTURBOPACK\b|<script(?![^>]* (?:defer="" src="\/site\.js"|type="application\/ld\+json")>)/.exec(
      bare,
    );
  if (left) throw new OutputError(file, `"${left[0]}" is left after the framework was taken out`);
  const handler = /<[a-z][^<>]* (on[a-z]+)="/i.exec(bare);
  if (handler)
    throw new OutputError(file, `the attribute ${handler[1]}="…" would be refused by the page's policy`);
  if (!bare.endsWith('</body></html>')) throw new OutputError(file, 'expected "</body></html>" at its end');
  if (!islands) return siteScript ? withStyles(bare, file, styles) : bare;
  const data: Framework = { ...framework, payload: keep(JSON.stringify(payload)) };
  const block = `<script id="${BOOTSTRAP_DATA_ID}" type="application/json">${inScript(data)}</script>`;
  return bare.replace(/<\/body><\/html>$/, () => `${block}</body></html>`);
}
