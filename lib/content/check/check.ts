/** Finds every mistake in content/, for `npm run content:check` and before every build. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Message, type Plugin } from 'esbuild';
import type { checkFiles, Problem } from './rules';

const root = path.resolve(import.meta.dirname, '../../..');

const isOfContent = ({ location, text }: Message) => `${location?.file} ${text}`.includes('content/');

/** @param before, after the texts on both sides of the place on its line */
function expectedAt(before: string, after: string): string {
  const octal = /^0\d+/.exec(after);
  if (octal) return `expected quotes around a number that starts with 0, such as "${octal}"`;
  if (/[“”‘’]/.test(`${before.slice(-1)}${after[0] ?? ''}`)) return 'expected straight quotation marks: "…"';
  if (/^\s*\w+[ -][\w -]*:/.test(before + after))
    return `expected quotes around a name of two words, such as 'Grand Cherokee'`;
  const quote = /(['"])\s*$/.exec(before)?.[1];
  if (/[\w'"\]}]\s*$/.test(before) && /^(?:['"]?\w+['"]?\s*:|['"[{])/.test(after))
    return 'expected a comma between two entries';
  // Neither a comma nor a bracket nor another entry: the quotation mark was meant as a part of the text.
  if (quote && /^\w/.test(after))
    return quote === "'"
      ? `an apostrophe ends the text; put the whole text in double quotes, such as "We don't"`
      : 'a quotation mark ends the text; write the inner ones as “…”';
  return 'expected entries such as name: "some words", a comma after each, and every bracket closed';
}

/** @returns such as "line 12: expected a comma at the end: phone: '(201) 555-0123'" */
function explainSyntax(text: string, lines: readonly string[], number: number, column: number): string {
  const line = lines[number - 1] ?? '';
  const [before, after] = [line.slice(0, column), line.slice(column)];
  const report = (where: number, expected: string) =>
    `line ${where}: ${expected}: ${lines[where - 1]?.trim() ?? ''}`;
  if (/Unterminated string/.test(text))
    return report(number, 'expected a quotation mark at the end of the text');
  const previous = lines.slice(0, number - 1).findLastIndex((other) => other.trim() !== '') + 1;
  if (before.trim() === '' && /^['"\w{[]/.test(after) && !/[,[{(]\s*$/.test(lines[previous - 1] ?? ''))
    return report(previous, 'expected a comma at the end');
  return report(number, expectedAt(before, after));
}

/** What esbuild reports about a content file. */
function syntaxProblem({ location, text }: Message): Problem {
  const file = location?.file ?? '';
  const [, exporting, name] = /No matching export in "(content\/[^"]+)" for import "(\w+)"/.exec(text) ?? [];
  if (exporting) return { file: exporting, message: `expected "export const ${name} = …" in this file` };
  const [, gone] = /Could not resolve "[^"]*?(content\/[^"]+?)(?:\.ts)?"/.exec(text) ?? [];
  if (gone) return { file: `${gone}.ts`, message: 'the file is missing; restore it' };
  const line = location?.line ?? 1;
  const [, twice] = /Duplicate key "([^"]*)"/.exec(text) ?? [];
  if (twice) return { file, message: `line ${line}: expected every name once; "${twice}" is there twice` };
  const source = file.startsWith('content/') ? readFileSync(file, 'utf8') : '';
  return { file, message: explainSyntax(text, source.split('\n'), line, location?.column ?? 0) };
}

/** Gives those that need an unreadable file something that has every name and is valid nowhere, so that the others are checked. */
const withoutUnreadable = (unreadable: Set<string>): Plugin => ({
  name: 'without unreadable files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(@\/content\/|\.)/ }, ({ path: name, resolveDir, importer }) => {
      const target = name.startsWith('.') ? path.resolve(resolveDir, name) : path.resolve(name.slice(2));
      const file = `${path.relative('', target)}.ts`;
      if (!unreadable.has(file)) return undefined;
      const user = path.relative('', importer);
      // What a file of content/ computes from it is unknown, too.
      if (user.startsWith('content/')) unreadable.add(user);
      return { path: file, namespace: 'unreadable' };
    });
    onLoad({ filter: /./, namespace: 'unreadable' }, () => ({
      contents: 'module.exports = Object.create(new Proxy({}, { get: () => ({}) }))',
    }));
  },
});

/** Bundles the rules with the content of the current folder, without the unreadable files, and applies them. */
async function applyRules(today: string, unreadable: Set<string>): ReturnType<typeof checkFiles> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'content-rules-'));
  try {
    const { warnings } = await build({
      entryPoints: [path.join(root, 'lib/content/check/rules.ts')],
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      absWorkingDir: process.cwd(),
      alias: { '@/content': path.resolve('content') },
      tsconfig: path.join(root, 'tsconfig.json'),
      sourcemap: 'inline',
      logLevel: 'silent',
      plugins: [withoutUnreadable(unreadable)],
    });
    const rules: { checkFiles: typeof checkFiles } = await import(
      pathToFileURL(path.join(folder, 'rules.mjs')).href
    );
    const { problems, ...found } = await rules.checkFiles(today);
    return { problems: [...warnings.filter(isOfContent).map(syntaxProblem), ...problems], ...found };
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors?.filter(isOfContent) ?? [];
    if (errors.length === 0) throw error;
    const problems = errors.map((message) => ({ ...syntaxProblem(message), unreadable: true }));
    return { problems, hints: [], due: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One message for each file: its name, then a line for each mistake. */
function grouped(problems: readonly Problem[], title: string): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, message } of problems)
    files.set(file, (files.get(file) ?? new Set()).add(`\n  ${message}`));
  return [...files].map(([file, lines]) => `${file || 'content/'} ${title}:${[...lines].join('')}`);
}

/**
 * @param today "2026-11-22"
 * @returns `mistakes`, one message for each file, and `hints`, in the same form, at amounts that nothing explains; `due`, a
 *   sentence for each fact and guide that is due for a review, and for what is over
 */
export async function checkContent(today: string) {
  const unreadable = new Set<string>();
  const reasons: Problem[] = [];
  for (;;) {
    const known = unreadable.size;
    const { problems, hints, due } = await applyRules(today, unreadable);
    reasons.push(...problems.filter(({ unreadable }) => unreadable));
    for (const { file } of reasons) unreadable.add(file);
    if (unreadable.size > known) continue;
    const all = [...reasons, ...problems.filter(({ file }) => !unreadable.has(file))];
    const named = all.filter(({ file }) => file !== '');
    return {
      mistakes: grouped(named.length > 0 ? named : all, 'has a mistake'),
      hints: grouped(hints, 'has an amount that nothing explains'),
      due,
    };
  }
}
