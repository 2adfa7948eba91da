import path from 'node:path';

/**
 * Where a file of content/ is on disk. Unit tests replace this module: import it as
 * './content-file'. The literal path makes the bundler trace these files only.
 */
export const contentFile = (file: string) =>
  path.join(process.cwd(), 'content', file.replace(/^content\//, ''));
