import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ContentError } from '@/lib/content/schemas/parse-content';
import { contentPath } from './content-path';

const FOLDER = 'content/blog';
const onDisk = (name: string) => contentPath(`${FOLDER}/${name}`);
const FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

export const guideFile = (slug: string) => `${FOLDER}/${slug}.mdx`;

/** Use it during the build, when content/ is on disk. */
export const guideExists = (slug: string) => existsSync(onDisk(`${slug}.mdx`));

/** @throws Error if the guide has no file */
export const guideSource = (slug: string) => readFileSync(onDisk(`${slug}.mdx`), 'utf8');

/**
 * The names of all guides in content/blog, sorted.
 *
 * @throws ContentError if a file's name isn't a slug
 */
export function guideSlugsOnDisk(): string[] {
  const files = readdirSync(onDisk('')).filter((name) => !name.startsWith('.'));
  const wrong = files.find((name) => !FILE.test(name));
  if (wrong !== undefined) {
    const message =
      'expected a name of lower-case words with hyphens that ends in .mdx, such as "lease-end-checklist.mdx"';
    throw new ContentError(`${FOLDER}/${wrong}`, [message]);
  }
  return files.map((name) => name.replace(/\.mdx$/, '')).sort();
}
