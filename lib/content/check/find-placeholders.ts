import { readFileSync } from 'node:fs';
import { contentScripts } from './check-content';

/** Marks a value as invented or unconfirmed. The owner deletes the mark. */
const MARK = /\s*\/\/ placeholder\b.*$/;

/** Values that can't be real, whether they're marked or not. */
const UNREAL: readonly RegExp[] = [
  /\.example\b/,
  /\b555-01\d\d\b/,
  /'sandbox-[\w-]+'/,
  /\/p\/PLACEHOLD/,
  /^\s*sample: true\b/,
];

const COMMENT = /^\s*(\/?\*|\/\/)/;

/**
 * Finds the values of content/ that the business has to replace or confirm before going live.
 *
 * @param files names relative to the repository's root
 * @param read returns the text of a file
 * @returns for each, "content/business.ts:7  name: 'Example'"
 */
export function findPlaceholders(
  files: readonly string[] = contentScripts(),
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  return files.flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, index) => {
      if (COMMENT.test(line) || !isPlaceholder(line)) return [];
      return [`${file}:${index + 1}  ${textOf(line)}`];
    });
  });
}

function isPlaceholder(line: string): boolean {
  return MARK.test(line) || UNREAL.some((pattern) => pattern.test(line));
}

function textOf(line: string): string {
  return line.replace(MARK, '').trim().replace(/,$/, '');
}
