/** Finds every mistake in content/, for `npm run content:check` and before every build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../../../scripts/lib/load-typescript.mjs';
import { checkMarkup } from './markup.mjs';
import { explainSyntax } from './syntax.mjs';

/** @typedef {{ file: string, message: string }} Problem */

/** Loading a module validates its file. */
const MODULES = [
  'about',
  'business',
  'contact',
  'errors',
  'facts',
  'faq',
  'glossary',
  'home',
  'instagram',
  'lease-end',
  'official-sources',
  'pages',
  'redirects',
  'reviews',
  'search',
];
const SOURCE = `
  export { catalogueChecks } from '@/lib/content/catalogue';
  export const modules = [${MODULES.map((name) => `() => import('@/lib/content/${name}')`).join(', ')}];
  export const guides = () => import('@/lib/guides/guide-check');
  export const legal = () => import('@/lib/content/legal-check');
  export const texts = () => import('@/lib/guides/text-check');
  export const links = () => import('@/lib/content/internal-links');
`;

/** @param {string} file */
const read = (file) => readFileSync(path.join(process.cwd(), file), 'utf8');
/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
/** Splits the message of a validator into one problem for each of its lines. @param {string} message @returns {Problem[]} */
function problemsOf(message) {
  const [first = '', ...rest] = message.split('\n');
  const file = first.replace(' has a mistake:', '');
  return rest.map((line) => ({ file, message: line.trim() }));
}

/** What esbuild reports about a content file. @param {import('esbuild').Message} message @returns {Problem} */
function syntaxProblem(message) {
  const file = message.location?.file ?? '';
  const missing = /No matching export in "(content\/[^"]+)" for import "(\w+)"/.exec(message.text);
  if (missing)
    return { file: missing[1] ?? '', message: `expected "export const ${missing[2]} = …" in this file` };
  const gone = /Could not resolve "@\/(content\/[^"]+)"/.exec(message.text);
  if (gone) return { file: `${gone[1]}.ts`, message: 'the file is missing; restore it' };
  const twice = /Duplicate key "([^"]*)"/.exec(message.text);
  if (twice)
    return {
      file,
      message: `line ${message.location?.line}: expected every name once; "${twice[1]}" is there twice`,
    };
  return { file, message: explainSyntax(message, file.startsWith('content/') ? read(file) : '') };
}

/** A word without quotes, such as `name: Jersey`, stops the file. @param {string} message @returns {Problem | null} */
function unknownName(message) {
  const [, name] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (!name) return null;
  for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.ts'),
  )) {
    const lines = read(`content/${file}`).split('\n');
    const at = lines.findIndex((line) => new RegExp(`[:[,]\\s*${name}\\b\\s*[,\\]}]?`).test(line));
    if (at !== -1)
      return {
        file: `content/${file}`,
        message: `line ${at + 1}: expected a text in quotes, such as "${name}": ${lines[at]?.trim()}`,
      };
  }
  return null;
}

/** Runs a check that throws. @param {() => unknown} check @returns {Promise<Problem[]>} */
async function problemsFrom(check) {
  try {
    await check();
    return [];
  } catch (error) {
    const message = messageOf(error);
    if (message.includes(' has a mistake:\n')) return problemsOf(message);
    const problem = unknownName(message);
    if (problem) return [problem];
    // What follows from another mistake: that one is reported.
    return [{ file: '', message }];
  }
}

/**
 * Finds the mistakes in content/ of the current folder.
 *
 * @returns {Promise<string[]>} one message for each file: its name, then a line for each mistake with the line in the file,
 *   what was expected and an example
 */
export async function checkContent() {
  /** @type {Problem[]} */
  const problems = [];
  try {
    /** @type {import('esbuild').Message[]} */
    const warnings = [];
    /**
     * @type {typeof import('@/lib/content/catalogue') & { modules: (() => Promise<unknown>)[],
     *   guides: () => Promise<typeof import('@/lib/guides/guide-check')>,
     *   legal: () => Promise<typeof import('@/lib/content/legal-check')>,
     *   texts: () => Promise<typeof import('@/lib/guides/text-check')>,
     *   links: () => Promise<typeof import('@/lib/content/internal-links')> }}
     */
    const { catalogueChecks, modules, guides, legal, texts, links } = await loadTypeScript(SOURCE, {
      folder: process.cwd(),
      warnings,
    });
    problems.push(
      ...warnings.filter(({ location }) => location?.file.startsWith('content/')).map(syntaxProblem),
    );
    for (const check of [...catalogueChecks, ...modules]) problems.push(...(await problemsFrom(check)));
    problems.push(
      ...(await problemsFrom(async () => {
        const markup = checkMarkup((await links()).isInternalPage);
        // Where a line can't be read, what else is wrong with it may not be so.
        const broken = new Set(markup.map(({ file, message }) => `${file} ${message.split(':')[0]}`));
        const found = (await guides()).checkGuides();
        problems.push(
          ...found.filter(({ file, message }) => !broken.has(`${file} ${message.split(':')[0]}`)),
          ...markup,
        );
        problems.push(...(await legal()).checkLegalTexts(), ...(await texts()).checkTexts());
      })),
    );
  } catch (error) {
    const { errors } = /** @type {{ errors?: import('esbuild').Message[] }} */ (error);
    const own = errors?.filter(
      ({ location, text }) => location?.file.startsWith('content/') || text.includes('content/'),
    );
    if (own?.length) problems.push(...own.map(syntaxProblem));
    else {
      const [problem] = await problemsFrom(() => Promise.reject(error));
      if (problem) problems.push(problem);
    }
  }
  const named = problems.filter(({ file }) => file !== '');
  return grouped(named.length > 0 ? named : problems);
}

/** @param {Problem[]} problems */
function grouped(problems) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const { file, message } of problems) files.set(file, (files.get(file) ?? new Set()).add(message));
  return [...files].map(
    ([file, messages]) =>
      `${file || 'content/'} has a mistake:\n${[...messages].map((message) => `  ${message}`).join('\n')}`,
  );
}
