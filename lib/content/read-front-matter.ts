import { parseDocument } from 'yaml';
import { ContentError } from './validate';

/** Explains the format in an error message, for people who don't know YAML. */
const EXPECTED =
  'expected fields such as title: "Leasing a Car", each once, with spaces in place of tabs';

/** Windows text editors may put a byte order mark at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Reads the front matter of an MDX file without validating its fields.
 *
 * @param file its name, for error messages
 * @throws ContentError if there is no front matter or it isn't valid YAML
 */
export function readFrontMatter(file: string, source: string): unknown {
  const text = source.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
  const [, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) {
    const message = 'expected fields between two lines of --- at the top';
    throw new ContentError(file, [{ message }]);
  }

  // The empty line stands in for the first ---, so that YAML's line numbers match the file's.
  const document = parseDocument(`\n${yaml}`);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const written = yaml.split('\n')[line - 2] ?? '';
    throw new ContentError(file, [{ line, message: `${EXPECTED}: ${written.trim()}` }]);
  }
  return document.toJS();
}
