/**
 * Sets straight quotes as typographic ones: writers type ' and ", readers see ’ and “ ”.
 *
 * @param text one run of text
 * @param follows true when something stands directly before it ("**Lessor**'s"), so that a quote at its start
 *   closes
 */
export function smartQuotes(text: string, follows = false): string {
  const before = follows ? '(?<=[\\s([{–—])' : '(?<=^|[\\s([{–—])';
  return text
    .replace(new RegExp(`${before}"`, 'g'), '“')
    .replaceAll('"', '”')
    .replace(new RegExp(`${before}'(?!\\d)`, 'g'), '‘')
    .replaceAll("'", '’');
}
