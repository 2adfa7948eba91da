/** Finds every mistake in content/, for `npm run content:check` and before every build. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Message } from 'esbuild';
import type { checkFiles, Problem } from './check-files';

const root = path.resolve(import.meta.dirname, '../../..');

const isOfContent = ({ location, text }: Message) =>
  `${location?.file} ${text}`.includes('content/');

/** What esbuild reports about a content file. */
function syntaxProblem({ location, text }: Message): Problem {
  const file = location?.file ?? '';
  const [, exporting, name] =
    /No matching export in "(content\/[^"]+)" for import "(\w+)"/.exec(text) ?? [];
  if (exporting)
    return { file: exporting, message: `expected "export const ${name} = …" in this file` };
  const [, gone] = /Could not resolve "[^"]*?(content\/[^"]+?)(?:\.ts)?"/.exec(text) ?? [];
  if (gone) return { file: `${gone}.ts`, message: 'the file is missing; restore it' };
  const line = location?.line ?? 1;
  const [, twice] = /Duplicate key "([^"]*)"/.exec(text) ?? [];
  if (twice)
    return { file, message: `line ${line}: expected every name once; "${twice}" is there twice` };
  const expected =
    'expected entries such as zip: "07701", texts in double quotes, and a comma after each';
  return { file, message: `line ${line}: ${expected} (${text}): ${location?.lineText.trim()}` };
}

/**
 * Bundles the rules with the content of the current folder, and applies them where every file can
 * be read.
 */
async function applyRules(today: string): ReturnType<typeof checkFiles> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'content-rules-'));
  try {
    const { warnings } = await build({
      entryPoints: [path.join(root, 'lib/content/check/check-files.ts')],
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
    });
    const rules: { checkFiles: typeof checkFiles } = await import(
      pathToFileURL(path.join(folder, 'check-files.mjs')).href
    );
    const { problems, ...found } = await rules.checkFiles(today);
    return {
      problems: [...warnings.filter(isOfContent).map(syntaxProblem), ...problems],
      ...found,
    };
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors?.filter(isOfContent) ?? [];
    if (errors.length === 0) throw error;
    return { problems: errors.map(syntaxProblem), hints: [], due: [] };
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
 * @returns `mistakes` and `hints`, at amounts that nothing explains, one message for each file;
 *   `due`: a sentence for each review
 */
export async function checkContent(today: string) {
  const { problems, hints, due } = await applyRules(today);
  const named = problems.filter(({ file }) => file !== '');
  return {
    mistakes: grouped(named.length > 0 ? named : problems, 'has a mistake'),
    hints: grouped(hints, 'has an amount that nothing explains'),
    due,
  };
}
