import path from 'node:path';

/**
 * The path on disk of a file in content/, a literal, so that Next's file tracing includes these
 * files only. Unit tests replace this module (jest.config.mjs).
 */
export const contentPath = (file: string) =>
  path.join(process.cwd(), 'content', file.replace(/^content\//, ''));
