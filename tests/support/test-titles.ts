/**
 * The titles a test file gives its tests and groups, as patterns: `${…}` and `%s` of a table stand for anything.
 *
 * @param source the text of a test file
 */
export function titlePatterns(source: string): RegExp[] {
  const nested = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
  const calls = new RegExp(
    String.raw`\b(?:test|it|describe)(?:\.(?:describe|serial|only))*(?:\.each(?:<[^(]*>)?${nested})?\(\s*(['"\x60])((?:\\.|(?!\1)[\s\S])*)\1`,
    'g',
  );
  return [...source.matchAll(calls)].map(([, , title = '']) => {
    const plain = title.replace(/\\(['"`])/g, '$1');
    const pattern = plain
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sdij#]|\$[a-z][\w.]*/i)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]+');
    return new RegExp(`^${pattern}$`);
  });
}

/** One row of tests/spec-map.md. */
export type SpecRow = { requirement: string; file: string; test: string };

/** @param markdown the map's text @returns its rows, headings of the tables left out */
export function specRows(markdown: string): SpecRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line) && !line.startsWith('| Requirement'))
    .map((line) => {
      const [requirement = '', file = '', test = ''] = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace(/\\\|/g, '|'));
      return { requirement, file, test };
    });
}
