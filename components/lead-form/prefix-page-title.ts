/**
 * Puts a heading's text before the page's title, for tab lists and screen readers.
 *
 * @returns a function that restores the title
 */
export function prefixPageTitle(heading: HTMLElement): () => void {
  const before = document.title;
  // Headings contain no-break spaces (lib/format/words.ts).
  const prefix = (heading.textContent ?? '').replaceAll('\u00a0', ' ');
  if (!before.startsWith(prefix)) document.title = `${prefix} ${before}`;
  return () => {
    document.title = before;
  };
}
