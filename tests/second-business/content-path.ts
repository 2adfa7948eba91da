import path from 'node:path';

/** Stands for lib/content/content-path.ts in unit tests. */
export const contentPath = (file: string) =>
  path.join(process.cwd(), 'tests/second-business', file);
