type TextPart = { text: string; href?: string };

/**
 * Splits a paragraph at its Markdown links. No other Markdown is supported.
 *
 * @param text e.g. `See [our guide](/blog/a-guide) first.`
 * @returns the parts in order, e.g. `[{ text: 'See ' }, { text: 'our guide', href: '/blog/a-guide' }, { text: ' first.' }]`
 */
export function inlineLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
