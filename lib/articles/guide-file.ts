import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'content/blog';
/** Written with its folder, so that the bundler sees what is read and traces no more. */
const onDisk = (name: string) => path.join(process.cwd(), 'content/blog', name);
const FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** @param slug of a guide @returns its file, as the marketing team knows it */
export function guideFile(slug: string): string {
  return `${FOLDER}/${slug}.mdx`;
}

/** Whether a guide, draft or not, stands in content/blog. For use at build: it looks on disk. */
export function guideExists(slug: string): boolean {
  return existsSync(onDisk(`${slug}.mdx`));
}

/** @returns a guide's text as it stands in its file */
export function guideSource(slug: string): string {
  return readFileSync(onDisk(`${slug}.mdx`), 'utf8');
}

/**
 * The slugs of every guide in content/blog, drafts included: the file's name is the address.
 *
 * @throws Error naming a file whose name cannot be an address
 */
export function guideSlugsOnDisk(): string[] {
  const files = readdirSync(onDisk('')).filter((name) => !name.startsWith('.'));
  const wrong = files.find((name) => !FILE.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `${FOLDER}/${wrong} has a mistake:\n  (file name): expected lower-case words with hyphens that end in .mdx, such as "lease-end-checklist.mdx"`,
    );
  }
  return files.map((name) => name.replace(/\.mdx$/, '')).sort();
}
