import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ContentError } from '@/lib/content/content-error';
import { contentFile } from '@/lib/content/folder';

const FOLDER = 'content/blog';
const onDisk = (name: string) => contentFile(`${FOLDER}/${name}`);
const FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** @returns the file of a guide, from the root of the repository: "content/blog/{slug}.mdx" */
export function guideFile(slug: string): string {
  return `${FOLDER}/${slug}.mdx`;
}

/** Whether a guide's file exists, draft or not. For use at build, because it reads the disk. */
export function guideExists(slug: string): boolean {
  return existsSync(onDisk(`${slug}.mdx`));
}

/** @returns the text of a guide's file @throws Error when there is no such file */
export function guideSource(slug: string): string {
  return readFileSync(onDisk(`${slug}.mdx`), 'utf8');
}

/**
 * The slugs of all guides in content/blog, drafts included, sorted. The file's name is the slug.
 *
 * @throws Error naming a file whose name cannot be a slug
 */
export function guideSlugsOnDisk(): string[] {
  const files = readdirSync(onDisk('')).filter((name) => !name.startsWith('.'));
  const wrong = files.find((name) => !FILE.test(name));
  if (wrong !== undefined) {
    throw new ContentError(`${FOLDER}/${wrong}`, [
      '(file name): expected lower-case words with hyphens that end in .mdx, such as "lease-end-checklist.mdx"',
    ]);
  }
  return files.map((name) => name.replace(/\.mdx$/, '')).sort();
}
