/**
 * Replaces straight quotes with curly ones: writers type ' and ", readers see ’ and “ ”.
 *
 * @param text one run of text
 * @param follows whether other text comes directly before it, as in "**Lessor**'s": a quote at its start then closes
 */
export function smartQuotes(text: string, follows = false): string {
  const before = follows ? '(?<=[\\s([{–—])' : '(?<=^|[\\s([{–—])';
  return text
    .replace(new RegExp(`${before}"`, 'g'), '“')
    .replaceAll('"', '”')
    .replace(new RegExp(`${before}'(?!\\d)`, 'g'), '‘')
    .replaceAll("'", '’');
}
