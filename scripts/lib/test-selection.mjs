import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exitWithUsage } from './cli.mjs';
import { root } from './root.mjs';

export const PARTS = /** @type {const} */ (['types', 'lint', 'unit', 'e2e', 'owner']);
/** @typedef {typeof PARTS[number]} Part */

/** Folders below tests/ whose files each part runs; the other parts have no test files. */
const FOLDERS = { types: [], lint: [], unit: ['unit', 'content', 'architecture'], e2e: ['e2e'], owner: [] };

/** @param {Part} part */
const testFiles = (part) =>
  FOLDERS[part].flatMap((folder) =>
    readdirSync(path.join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => path.posix.join('tests', folder, file.replaceAll('\\', '/')))
      .sort(),
  );

/**
 * What `npm test -- <words>` runs. Words are parts and filters, which match a piece of a test file's path. Exits with 2
 * when a filter matches no test file of the chosen parts.
 *
 * @param {string[]} words
 * @param {string} usage
 * @returns {{ part: Part, files: string[] }[]} `files` is empty where a part runs completely
 */
export function selectTests(words, usage) {
  const chosen = PARTS.filter((part) => words.includes(part));
  const filters = words.filter((word) => !PARTS.some((part) => part === word));
  /** @param {string} file @param {string} filter */
  const matches = (file, filter) => file.toLowerCase().includes(filter.toLowerCase());
  /** @type {readonly Part[]} */
  const parts = chosen.length > 0 ? chosen : filters.length > 0 ? ['unit', 'e2e'] : PARTS;
  if (filters.length === 0) return parts.map((part) => ({ part, files: [] }));

  const found = parts.map((part) => ({
    part,
    files: testFiles(part).filter((file) => filters.some((filter) => matches(file, filter))),
  }));
  const files = found.flatMap((selected) => selected.files);
  const unmatched = filters.filter((filter) => !files.some((file) => matches(file, filter)));
  if (unmatched.length > 0) {
    exitWithUsage(
      `"${unmatched.join('", "')}": neither a part nor a piece of a test file's path in ${parts.join(', ')}.`,
      usage,
    );
  }
  return found.filter((selected) => selected.files.length > 0 || FOLDERS[selected.part].length === 0);
}
