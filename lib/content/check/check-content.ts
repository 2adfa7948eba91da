import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '@/lib/content/schemas/parse-content';
import { photoNames } from '@/lib/photos/photo-sizes';

/** Runs a check, and notes what it throws. */
export type Attempt = (check: () => unknown) => Promise<void>;

/**
 * Checks content/ in the current folder.
 *
 * @returns one message for each file with a mistake
 */
export async function checkContent(): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  const attempt: Attempt = async (check) => {
    try {
      await check();
    } catch (error) {
      const { file, mistakes } =
        error instanceof ContentError ? error : loadingError(error as Error);
      found.set(file, new Set([...(found.get(file) ?? []), ...mistakes]));
    }
  };

  for (const file of contentFiles(/\.(ts|mdx)$/)) await attempt(() => checkEncoding(file));
  for (const file of [...contentScripts(), 'tailwind.config.ts'])
    await attempt(() => import(pathToFileURL(file).href));
  // What follows imports the files, and lib/catalogue, which can't be loaded with a wrong make.
  if (found.size === 0) await attempt(async () => (await import('./makes-content')).makesContent());
  if (found.size === 0) await attempt(() => applyRules(attempt));
  return [...found].map(([file, mistakes]) => new ContentError(file, [...mistakes]).message);
}

/** @returns names relative to the current folder: "content/business.ts" */
export const contentScripts = () => contentFiles(/\.ts$/);

function contentFiles(ending: RegExp): string[] {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => ending.test(name));
  return files.map((name) => path.posix.join('content', ...name.split(path.sep))).sort();
}

/** A page with a guide in another encoding would fail. */
function checkEncoding(file: string): void {
  if (isUtf8(readFileSync(file))) return;
  throw new ContentError(file, ['expected the encoding UTF-8: save the file again with it']);
}

async function applyRules(attempt: Attempt): Promise<void> {
  const { allContent } = await import('./all-content');
  const { checkLogo, checkMakeLogos, checkPhoto } = await import('./check-pictures');
  const { checkTexts } = await import('./check-texts');
  for (const read of allContent) await attempt(read);
  await attempt(checkLogo);
  await attempt(checkMakeLogos);
  for (const name of photoNames()) await attempt(() => checkPhoto(name));
  await checkTexts(attempt, allContent);
}

/** Matches "/content/rates.ts:12", but nothing in lib/content. */
const LOCATION = /(?<!\/lib)\/((?:content\/[\w/-]+|tailwind\.config)\.ts):(\d+)/;
const NO_EXPORT = /module '@\/(content\/[\w/-]+)' does not provide an export/;
const IS_CUT_OFF =
  'expected the content that it had: it is empty, its end is missing, or the name after "export const" was changed';
const NOTATION =
  'expected texts in straight quotes, numbers without "$" and commas, and a comma after each entry, the one above it too';

/** What is wrong with a file that can't be loaded, often a missing quote, as in `name: Jersey`. */
function loadingError({ message, stack = '' }: Error): ContentError {
  const [, emptied] = NO_EXPORT.exec(message) ?? [];
  if (emptied) return new ContentError(`${emptied}.ts`, [IS_CUT_OFF]);

  const [, file, line = ''] = LOCATION.exec(message) ?? LOCATION.exec(stack) ?? [];
  if (!file) return new ContentError('content/', [message]);

  const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim();
  const [, reason = message] = /ERROR: (.*)/.exec(message) ?? [];
  return new ContentError(file, [`line ${line}: ${NOTATION} (${reason}): ${text}`]);
}
