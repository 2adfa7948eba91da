import path from 'node:path';

/**
 * The path on disk of a file in content/. Unit tests mock this module, so import it as
 * './content-path'. The path is a literal, so that Next's file tracing includes these files only.
 */
export const contentPath = (file: string) =>
  path.join(process.cwd(), 'content', file.replace(/^content\//, ''));
