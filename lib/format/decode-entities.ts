/** Those in names of cars, such as "4MATIC&reg;" and "Coup&eacute;". Others stay as they are. */
const NAMED: Partial<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  eacute: 'é',
};

/** "&amp;", "&#39;", "&#x27;" */
const ENTITY = /&(?:#(x[\da-f]{1,5}|\d{1,6})|([a-z]{2,6}));/gi;

/** Decodes HTML entities, which dealers' systems export. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity: string, code?: string, name = '') => {
    if (code === undefined) return NAMED[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(Number(code.replace(/^x/i, '0x')));
  });
}
