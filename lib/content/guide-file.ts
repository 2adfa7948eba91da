import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentFile } from './content-file';
import { ContentError } from './validate';

const FOLDER = 'content/blog';
const onDisk = (name: string) => contentFile(`${FOLDER}/${name}`);
const FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** @returns the file of a guide, from the root of the repository: "content/blog/{slug}.mdx" */
export const guideFile = (slug: string) => `${FOLDER}/${slug}.mdx`;

/** Whether a guide's file exists, at build. */
export const guideExists = (slug: string) => existsSync(onDisk(`${slug}.mdx`));

/**
 * @returns the text of a guide's file
 * @throws Error when there is no such file
 */
export const guideSource = (slug: string) => readFileSync(onDisk(`${slug}.mdx`), 'utf8');

/**
 * @returns the names of all guides in content/blog, sorted
 * @throws ContentError for one that is no slug
 */
export function guideSlugsOnDisk(): string[] {
  const files = readdirSync(onDisk('')).filter((name) => !name.startsWith('.'));
  const wrong = files.find((name) => !FILE.test(name));
  if (wrong !== undefined) {
    const message =
      'expected a name of lower-case words with hyphens that ends in .mdx, such as "lease-end-checklist.mdx"';
    throw new ContentError(`${FOLDER}/${wrong}`, [{ message }]);
  }
  return files.map((name) => name.replace(/\.mdx$/, '')).sort();
}
