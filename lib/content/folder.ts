import path from 'node:path';

/**
 * Where a file of content/ is on disk. The unit tests put the folder of another business in its place, so import this
 * module by its full name, '@/lib/content/folder'. The literal path makes the bundler trace these files only.
 *
 * @param file from the root of the repository: "content/blog/my-guide.mdx"
 */
export const contentFile = (file: string) =>
  path.join(process.cwd(), 'content', file.replace(/^content\//, ''));
