import { isNode, LineCounter, parseDocument } from 'yaml';
import { ContentError } from './content-error';

/** For people who don't know YAML. */
const EXPECTED =
  'expected fields such as title: "Leasing a Car", each once, with spaces in place of tabs';

/**
 * @returns the `fields` of an MDX file, not validated, and its `body`; `lineOf`: the line of a path
 *   such as `['keywords', 0]`, or `null`
 * @throws ContentError when there is no front matter or it is not valid YAML
 */
export function readFrontMatter(file: string, source: string) {
  const [, yaml, body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined)
    throw new ContentError(file, [
      '(whole file): expected fields between two lines of --- at the top',
    ]);
  const lines = new LineCounter();
  // The empty line replaces the first ---, so that line numbers are those of the file.
  const document = parseDocument(`\n${yaml}`, { lineCounter: lines });
  const error = document.errors[0];
  if (error) {
    const number = error.linePos?.[0].line ?? 1;
    const line = yaml.split('\n')[number - 2] ?? '';
    throw new ContentError(file, [`line ${number}: ${EXPECTED}: ${line.trim()}`]);
  }
  const lineOf = (path: readonly PropertyKey[]): number | null => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : null;
  };
  return { fields: document.toJS() as unknown, body, lineOf };
}
