import { parseDocument } from 'yaml';
import { ContentError } from './validate';

/** What a message says is expected, for people who don't know YAML. */
const EXPECTED =
  'expected fields such as title: "Leasing a Car", each once, with spaces in place of tabs';

/** Text editors of Windows write a byte order mark first. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Reads the fields at the top of an MDX file, without validating them.
 *
 * @param file its name, for messages
 * @throws ContentError when there is no front matter or it is not valid YAML
 */
export function readFrontMatter(file: string, source: string) {
  const text = source.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
  const [, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) {
    const message = 'expected fields between two lines of --- at the top';
    throw new ContentError(file, [{ message }]);
  }

  // The empty line replaces the first ---, so that line numbers are those of the file.
  const document = parseDocument(`\n${yaml}`);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const written = yaml.split('\n')[line - 2] ?? '';
    throw new ContentError(file, [{ line, message: `${EXPECTED}: ${written.trim()}` }]);
  }
  return { fields: document.toJS() as unknown };
}
