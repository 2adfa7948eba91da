/** Finds every mistake in content/ and the colors, for `npm run content:check` and before every build. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Message } from 'esbuild';
import type { checkFiles } from './check-files';
import type { Problem } from './problem';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Checks the content of the current folder.
 *
 * @returns one message for each file with a mistake
 */
export async function checkContent(): Promise<string[]> {
  const problems = await applyRules();
  // Without a file, a problem only follows from one that has a file.
  const named = problems.filter(({ file }) => file !== '');
  return grouped(named.length > 0 ? named : problems);
}

/**
 * Bundles the rules with the content of the current folder, and applies them where every file can
 * be read.
 */
async function applyRules(): Promise<Problem[]> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'content-rules-'));

  try {
    const warnings = await bundleRules(folder);
    const bundle = pathToFileURL(path.join(folder, 'check-files.mjs')).href;
    const rules: { checkFiles: typeof checkFiles } = await import(bundle);
    const found = await rules.checkFiles();
    return [...warnings.filter(isOfContent).map(syntaxProblem), ...found];
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors?.filter(isOfContent) ?? [];
    if (errors.length === 0) throw error;
    return errors.map(syntaxProblem);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the warnings, such as a name that is there twice; a file that can't be read throws */
async function bundleRules(folder: string): Promise<Message[]> {
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
    alias: {
      '@/content': path.resolve('content'),
      '@/tailwind.config': path.resolve('tailwind.config.ts'),
    },
    tsconfig: path.join(root, 'tsconfig.json'),
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  return warnings;
}

function isOfContent({ location, text }: Message): boolean {
  return /content\/|tailwind\.config/.test(`${location?.file} ${text}`);
}

const MISSING_EXPORT = /No matching export in "(content\/[^"]+)" for import "(\w+)"/;
const MISSING_FILE = /Could not resolve "[^"]*?(content\/[^"]+?)(?:\.ts)?"/;
const CURLY_QUOTE = /^Unexpected "[“”„‘’]"/;
const ENTRIES =
  'expected entries such as zip: "07701", texts in double quotes, and a comma after each, the one above it too';

/** What esbuild reports about a content file, in words for its owner. */
function syntaxProblem({ location, text }: Message): Problem {
  const [, exporting, name] = MISSING_EXPORT.exec(text) ?? [];
  if (exporting) {
    return { file: exporting, message: `expected "export const ${name} = …" in this file` };
  }

  const [, gone] = MISSING_FILE.exec(text) ?? [];
  if (gone) return { file: `${gone}.ts`, message: 'the file is missing; restore it' };

  const file = location?.file ?? '';
  const line = location?.line ?? 1;
  const [, twice] = /Duplicate key "([^"]*)"/.exec(text) ?? [];
  if (twice) {
    const message = `line ${line}: expected every name once; "${twice}" is there twice`;
    return { file, message };
  }
  const expected = CURLY_QUOTE.test(text)
    ? `expected straight quotes (" or '), not curly ones`
    : `${ENTRIES} (${text})`;
  return { file, message: `line ${line}: ${expected}: ${location?.lineText.trim()}` };
}

/** One message for each file: its name, then a line for each mistake. */
function grouped(problems: readonly Problem[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, message } of problems) {
    const messages = files.get(file) ?? new Set();
    files.set(file, messages.add(message));
  }
  return [...files].map(([file, messages]) => {
    const lines = [...messages].map((message) => `\n  ${message}`);
    return `${file || 'content/'} has a mistake:${lines.join('')}`;
  });
}
