import path from 'node:path';

/**
 * Where a file such as "content/blog/my-guide.mdx" is on disk. The unit tests put another folder in its place: import this
 * module by its full name, '@/lib/content/content-file'. The literal path makes the bundler trace these files only.
 */
export const contentFile = (file: string) =>
  path.join(process.cwd(), 'content', file.replace(/^content\//, ''));
