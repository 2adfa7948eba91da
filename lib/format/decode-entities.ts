/** The entities that dealers' systems export. Other names stay as they are. */
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

/** Decodes HTML entities, including ones that were encoded twice ("&amp;amp;"). */
export function decodeEntities(text: string): string {
  return decodedOnce(decodedOnce(text));
}

function decodedOnce(text: string): string {
  return text.replace(ENTITY, (entity: string, code?: string, name = '') => {
    if (code === undefined) return NAMED[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(Number(code.replace(/^x/i, '0x')));
  });
}
