/** Finds every mistake in content/, for `npm run content:check` and before every build. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Message } from 'esbuild';
import type { ContentError } from '../content-error';
import { explainSyntax } from './syntax';
import type { Problem } from './texts';

/** The repository, which has the rules; the content is that of the current folder. */
const root = path.resolve(import.meta.dirname, '../../..');

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

/** What esbuild reports about a content file. */
function syntaxProblem(message: Message): Problem {
  const file = message.location?.file ?? '';
  const missing = /No matching export in "(content\/[^"]+)" for import "(\w+)"/.exec(message.text);
  if (missing)
    return { file: missing[1] ?? '', message: `expected "export const ${missing[2]} = …" in this file` };
  const gone = /Could not resolve "[^"]*?(content\/[^"]+)"/.exec(message.text);
  if (gone)
    return { file: gone[1]?.replace(/(\.ts)?$/, '.ts') ?? '', message: 'the file is missing; restore it' };
  const twice = /Duplicate key "([^"]*)"/.exec(message.text);
  if (twice) {
    const line = message.location?.line;
    return { file, message: `line ${line}: expected every name once; "${twice[1]}" is there twice` };
  }
  return { file, message: explainSyntax(message, file.startsWith('content/') ? read(file) : '') };
}

/** What an error says about the content; without a file where it follows from another mistake. */
function problemsFrom(error: unknown): Problem[] {
  // The bundle has a class ContentError of its own.
  const {
    file,
    mistakes,
    errors = [],
    message,
    stack,
  } = error as Partial<ContentError & { errors: Message[] }>;
  if (file && mistakes) return mistakes.map((mistake) => ({ file, message: mistake }));
  const own = errors.filter(({ location, text }) => `${location?.file} ${text}`.includes('content/'));
  if (own.length > 0) return own.map(syntaxProblem);
  // A word without quotes, such as `name: Jersey`, stops the file.
  const [, word] = /^(\w+) is not defined$/.exec(message ?? '') ?? [];
  const [, place = '', line] = /\/(content\/[\w/-]+\.ts):(\d+)/.exec(stack ?? '') ?? [];
  if (!word || !line) return [{ file: '', message: message ?? String(error) }];
  const text = read(place).split('\n')[Number(line) - 1]?.trim();
  return [{ file: place, message: `line ${line}: expected a text in quotes, such as "${word}": ${text}` }];
}

/** Bundles the rules with the content of the current folder: the files are read anew, and mistakes of syntax have lines. */
async function loadRules(): Promise<{ rules: typeof import('./rules'); warnings: Message[] }> {
  const folder = path.join(root, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, `content-rules-${process.pid}-${performance.now()}.mjs`);
  const { warnings } = await build({
    entryPoints: [path.join(root, 'lib/content/check/rules.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    absWorkingDir: process.cwd(),
    alias: { '@/content': path.resolve('content') },
    tsconfig: path.join(root, 'tsconfig.json'),
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  try {
    return { rules: await import(pathToFileURL(outfile).href), warnings };
  } finally {
    rmSync(outfile);
  }
}

/** One message for each file: its name, then a line for each mistake. */
function grouped(problems: readonly Problem[], title: string): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, message } of problems) files.set(file, (files.get(file) ?? new Set()).add(message));
  return [...files].map(
    ([file, messages]) =>
      `${file || 'content/'} ${title}:\n${[...messages].map((message) => `  ${message}`).join('\n')}`,
  );
}

/**
 * Finds the mistakes in content/ of the current folder.
 *
 * @param today "2026-11-22"
 * @returns `mistakes`, one message for each file: its name, then a line for each with the line in the file, what was
 *   expected and an example; `hints`, in the same form, at amounts that nothing explains; `due`, a sentence for each fact and
 *   guide that is due for a review, and for what is over
 */
export async function checkContent(
  today: string,
): Promise<{ mistakes: string[]; hints: string[]; due: string[] }> {
  const problems: Problem[] = [];
  let hints: Problem[] = [];
  let due: string[] = [];
  const attempt = async (work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      problems.push(...problemsFrom(error));
    }
  };
  await attempt(async () => {
    const { rules, warnings } = await loadRules();
    problems.push(
      ...warnings.filter(({ location }) => location?.file.startsWith('content/')).map(syntaxProblem),
    );
    for (const group of rules.groups) {
      for (const check of await group()) await attempt(check);
      if (problems.length > 0 && group !== rules.groups.at(-1)) return;
    }
    await attempt(async () => {
      const texts = (await rules.loadTexts()).checkTexts();
      problems.push(...texts.problems);
      hints = texts.hints;
      if (problems.length === 0) due = (await rules.loadDue()).dueReviews(today);
    });
  });
  const named = problems.filter(({ file }) => file !== '');
  return {
    mistakes: grouped(named.length > 0 ? named : problems, 'has a mistake'),
    hints: grouped(hints, 'has an amount that nothing explains'),
    due,
  };
}
