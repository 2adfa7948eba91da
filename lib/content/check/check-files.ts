/** The rules of content/, which check-content.ts bundles with the content of the current folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PHOTO_FILE, photoNames, photoPath } from '@/lib/photos/photo-file';
import { ContentError } from '../content-error';
import { validations } from '../validate';

/** `file` is empty for an error that follows from a mistake in another place. */
export type Problem = { file: string; message: string };

/** Why the site can't show a photo. Reads every pixel: the end of the file may be missing. */
async function photoMistake(name: string): Promise<string | null> {
  const image = sharp(photoPath(name));
  const { compression } = await image.metadata().catch(() => ({ compression: undefined }));
  if (/\.hei[cf]$/i.test(name) || compression === 'hevc')
    return 'expected a JPEG: this is a HEIC photo, which most browsers do not show; send it from the phone or save it as JPEG (docs/editing.md#photos)';
  if (!PHOTO_FILE.test(name)) {
    const { name: stem, ext } = path.parse(name);
    const better = `${stem.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'photo'}${ext}`;
    return PHOTO_FILE.test(better)
      ? `expected a name of letters, numbers, and hyphens, because a space or another sign ends its address in a text; rename it, for example to "${better}"`
      : 'expected a JPEG, PNG, WebP, or AVIF, whose name ends in .jpg, .jpeg, .png, .webp, or .avif';
  }
  const pixels = await image
    .resize(32)
    .toBuffer()
    .catch(() => null);
  return pixels
    ? null
    : 'expected a photo that can be opened: this file is damaged or incomplete; upload it again';
}

/** The modules that validate a file. Each is imported by itself: one that stops hides no other. */
const modules: readonly (() => Promise<unknown>)[] = [
  () => import('../business'),
  () => import('../pages'),
  () => import('../faq'),
  () => import('../search'),
  () => import('../reviews'),
  () => import('../redirects'),
  () => import('../valid-makes'),
  () => import('../catalogue'),
  () => import('../figures'),
];

function problemsFrom(error: unknown): Problem[] {
  if (error instanceof ContentError)
    return error.mistakes.map((message) => ({ file: error.file, message }));
  const { message, stack = '' } = error as Error;
  // A word without quotes, such as `name: Jersey`, stops the file.
  const [, word] = /^(\w+) is not defined$/.exec(message) ?? [];
  const [, file = '', line] = /\/(content\/[\w/-]+\.ts):(\d+)/.exec(stack) ?? [];
  if (!word || !line) return [{ file: '', message }];
  const text = readFileSync(path.join(process.cwd(), file), 'utf8')
    .split('\n')
    [Number(line) - 1]?.trim();
  return [{ file, message: `line ${line}: expected a text in quotes, such as "${word}": ${text}` }];
}

/**
 * @returns the mistakes; without one, the hints at amounts that nothing explains, and what is due
 *   for a review
 */
export async function checkFiles(today: string) {
  const problems: Problem[] = [];
  const found: { hints: Problem[]; due: string[] } = { hints: [], due: [] };
  const attempt = async (check: () => unknown) => {
    try {
      await check();
    } catch (error) {
      problems.push(...problemsFrom(error));
    }
  };
  for (const load of modules) await attempt(load);
  for (const { validate } of validations) await attempt(validate);
  for (const name of photoNames()) {
    const mistake = await photoMistake(name);
    if (mistake) problems.push({ file: `public/photos/${name}`, message: mistake });
  }
  await attempt(async () => {
    const hints = await (await import('./texts')).checkTexts(attempt);
    if (problems.length > 0) return;
    found.hints = hints();
    found.due = (await import('./due')).dueReviews(today);
  });
  return { problems, ...found };
}
