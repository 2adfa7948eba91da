/** What exports of dealers' systems write; any other name stays as it is. */
const NAMED: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
};

/** "&amp;", "&#39;", "&#x27;" */
const ENTITY = /&(?:#(x[\da-f]{1,5}|\d{1,6})|([a-z]{2,6}));/gi;

/** @returns a text without HTML's entities, also where they were written twice ("&amp;amp;") */
export function decodeEntities(text: string): string {
  return decodedOnce(decodedOnce(text));
}

function decodedOnce(text: string): string {
  return text.replace(ENTITY, (entity: string, code?: string, name = '') => {
    if (code === undefined) return NAMED[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(Number(code.replace(/^x/i, '0x')));
  });
}
