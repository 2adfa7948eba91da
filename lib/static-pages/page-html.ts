import { createHash } from 'node:crypto';
import { BOOTSTRAP_DATA_ID, type BootstrapData } from './boot-islands';

/** The output of `next build` is not in a format that this step knows. */
export class OutputError extends Error {
  /**
   * @param file path of the page inside the build folder
   * @param problem what was expected, or what is unknown
   */
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}. Most likely Next was upgraded: see docs/upgrading-next.md.`);
    this.name = 'OutputError';
  }
}

/** The data of a page's client, as a file of its own. */
export type Payload = { url: string; text: string };

/** What the scripts of Next would have done in a page. */
type Client = {
  /** URLs in the order in which they run. */
  scripts: string[];
  /** What starts the page's modules. Next writes one. */
  entries: unknown[];
  /** The page's data in parts. */
  rows: unknown[];
};

const SITE_SCRIPT = 'src="/site.js"';
/** Scripts of the site, and data: `type="application/ld+json"`. */
const OWN_SCRIPT = /src="\/(site|promotion)\.js"|type="application\/(ld\+)?json"/;

const ANY_SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** `src="/_next/static/chunks/a.js" async=""`, and `noModule=""` for browsers of before 2018. */
const CHUNK_ATTRIBUTES = /^ src="(\/_next\/static\/[^"]+)" (async|noModule)=""$/;

/** How the inline scripts of Next begin and end: what stands between is JSON. */
const ENTRY_SCRIPT = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'];
const FIRST_ROW_SCRIPT = ['(self.__next_f=self.__next_f||[]).push(', ')'];
const ROW_SCRIPT = ['self.__next_f.push(', ')'];

/** The root of an island, as an attribute and not as a word of a text. */
const ISLAND = / data-island[=\s>]/;

/**
 * Takes Next's client out of a prerendered page. One with islands gets the data from which
 * boot-islands.ts starts the client later.
 *
 * @param file path of the page inside the build folder
 * @returns the page, and its payload if it has an island
 * @throws OutputError when the page has a script that this code doesn't know
 */
export function finishPage(html: string, file: string): { html: string; payload: Payload | null } {
  const client: Client = { scripts: [], entries: [], rows: [] };
  const page = html
    .replace(SCRIPT_PRELOAD, '')
    .replace(ANY_SCRIPT, (script, attributes: string, code: string) => {
      if (OWN_SCRIPT.test(attributes)) return script;
      if (!takeScript(client, attributes, code))
        throw new OutputError(file, `unknown script ${script.slice(0, 160)}`);
      return '';
    });

  const { scripts, entries, rows } = client;
  if (entries.length !== 1 || rows.length < 2)
    throw new OutputError(
      file,
      `expected one entry and several rows of data, found ${entries.length} and ${rows.length}`,
    );
  if (page.includes('/_next/static/chunks/'))
    throw new OutputError(file, 'a chunk of Next is still named in it');
  if (!ISLAND.test(html)) return { html: page, payload: null };

  if (!page.includes(SITE_SCRIPT))
    throw new OutputError(file, `expected the site script ${SITE_SCRIPT}`);
  const payload = payloadOf(rows);
  return {
    html: withBootstrapData(page, { scripts, entry: entries[0], payload: payload.url }),
    payload,
  };
}

/**
 * Adds to `client` what a script of Next would have done.
 *
 * @returns whether the script is known
 */
function takeScript(client: Client, attributes: string, code: string): boolean {
  const [, url, kind] = CHUNK_ATTRIBUTES.exec(attributes) ?? [];
  if (url) {
    if (kind === 'async') client.scripts.push(url);
    return true;
  }

  const entry = jsonBetween(ENTRY_SCRIPT, code);
  if (entry !== undefined) {
    client.entries.push(entry);
    return true;
  }

  const row = jsonBetween(FIRST_ROW_SCRIPT, code) ?? jsonBetween(ROW_SCRIPT, code);
  if (row !== undefined) client.rows.push(row);
  return row !== undefined;
}

/** @returns the data between the start and the end of a script, or undefined */
function jsonBetween([start = '', end = '']: string[], code: string): unknown {
  if (!code.startsWith(start) || !code.endsWith(end)) return undefined;
  try {
    return JSON.parse(code.slice(start.length, -end.length));
  } catch {
    return undefined;
  }
}

/**
 * Named by its content, and in the folder of Next's fonts and images, which hosts let browsers keep
 * for good.
 */
function payloadOf(rows: unknown[]): Payload {
  const text = JSON.stringify(rows);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `/_next/static/media/${hash}.json`, text };
}

function withBootstrapData(page: string, data: BootstrapData): string {
  // Escaped, so that no text in it can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const block = `<script id="${BOOTSTRAP_DATA_ID}" type="application/json">${json}</script>`;
  const end = page.lastIndexOf('</body>');
  return page.slice(0, end) + block + page.slice(end);
}
