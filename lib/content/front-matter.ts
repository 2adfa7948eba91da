import { isNode, LineCounter, parseDocument } from 'yaml';

/**
 * Reads the YAML between the two `---` lines at the top of an MDX file.
 *
 * @param file names the file in messages: "content/blog/….mdx"
 * @param source the whole text of the file
 * @returns `fields`, not validated; `body`, the text below; `lineOf`, the line in the file (from 1) of the field at a
 *   path such as `['keywords', 0]`, `null` when it is not there
 * @throws Error naming the file and the line when there is no front matter or it is not valid YAML
 */
export function readFrontMatter(file: string, source: string) {
  const [, yaml, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined) {
    throw new Error(`${file} has a mistake:\n  (whole file): expected fields between two lines of ---`);
  }
  const lines = new LineCounter();
  // The empty line replaces the first ---, so that line numbers are those of the file.
  const document = parseDocument(`\n${yaml}`, { lineCounter: lines });
  const error = document.errors[0];
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const expected =
      error.code === 'DUPLICATE_KEY'
        ? 'expected every field once'
        : 'expected fields such as title: "Leasing a Car", texts in quotes';
    throw new Error(`${file} has a mistake:\n  line ${line}: ${expected}: ${yaml.split('\n')[line - 2]}`);
  }
  const lineOf = (path: readonly PropertyKey[]): number | null => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : null;
  };
  return { fields: document.toJS() as unknown, body, lineOf };
}
