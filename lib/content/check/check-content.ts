import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { ContentError, sentenceOf, type Validated } from '@/lib/content/validate';
import { photoNames } from '@/lib/photos/photo-file';
import { contentSchemas } from './content-schemas';
import { photoMistake } from './photo-mistake';

/**
 * Checks content/ in the current folder.
 *
 * @returns one message for each file with a mistake
 */
export async function checkContent(): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  const attempt = async (check: () => unknown) => {
    try {
      await check();
    } catch (error) {
      for (const [file, sentence] of sentencesOf(error)) {
        found.set(file, (found.get(file) ?? new Set()).add(sentence));
      }
    }
  };

  for (const file of scripts()) await attempt(() => import(pathToFileURL(file).href));
  // The schemas import the files: if one file can't be loaded, no rule can run.
  if (found.size === 0) await applyRules(attempt);

  // An error that names no file is usually a consequence of one that does.
  if (found.size > 1) found.delete('');
  return [...found].map(
    ([file, sentences]) => `${file || 'content/'} has a mistake:\n  ${[...sentences].join('\n  ')}`,
  );
}

function scripts(): string[] {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => `content/${name}`);
  return [...files.sort(), 'tailwind.config.ts'].map((file) => path.resolve(file));
}

async function applyRules(attempt: (check: () => unknown) => Promise<void>): Promise<void> {
  for (const load of contentSchemas) {
    const schemas: Validated[] = [];
    await attempt(async () => schemas.push(...(await load())));
    for (const validate of schemas) await attempt(validate);
  }
  await attempt(checkLogo);
  for (const name of photoNames()) {
    await attempt(async () => {
      const message = await photoMistake(name);
      if (message) throw new ContentError(`public/photos/${name}`, [{ message }]);
    });
  }
  await attempt(async () => {
    const { checkTexts } = await import('./check-texts');
    await checkTexts(attempt);
  });
}

/** The header, the icon, and share images would crop a logo that isn't square. */
async function checkLogo(): Promise<void> {
  const { business } = await import('@/lib/content/business');
  const { logo } = business();
  const { width, height } = await sharp(`public${logo}`).metadata();
  if (width === height) return;
  const message = `expected a square picture, which the icon needs; this one has ${width} × ${height}`;
  throw new ContentError('content/business.ts', [{ path: ['logo'], value: logo, message }]);
}

function sentencesOf(error: unknown): [file: string, sentence: string][] {
  if (!(error instanceof ContentError)) return [sentenceOfLoading(error as Error)];
  const { file, mistakes } = error;
  return mistakes.map((mistake) => [file, sentenceOf(mistake)]);
}

/** Matches "/content/rates.ts:12", but nothing in lib/content. */
const LOCATION = /(?<!\/lib)\/((?:content\/[\w/-]+|tailwind\.config)\.ts):(\d+)/;
const NOTATION =
  'expected texts in straight quotes, numbers without "$" and commas, and a comma after each entry, the one above it too';

/** For a file that can't be loaded, often because of a missing quote, as in `name: Jersey`. */
function sentenceOfLoading({ message, stack = '' }: Error): [file: string, sentence: string] {
  const [, file, line = ''] = LOCATION.exec(message) ?? LOCATION.exec(stack) ?? [];
  if (!file) return ['', message];

  const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim();
  const [, reason = message] = /ERROR: (.*)/.exec(message) ?? [];
  return [file, `line ${line}: ${NOTATION} (${reason}): ${text}`];
}
