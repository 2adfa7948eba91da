/**
 * Puts what a heading says in front of the page's title, for a list of tabs and for screen readers.
 *
 * @returns a function that gives the title back
 */
export function prefixPageTitle(heading: HTMLElement): () => void {
  const before = document.title;
  // A heading has no-break spaces (lib/format/words.ts).
  const prefix = (heading.textContent ?? '').replaceAll('\u00a0', ' ');
  if (!before.startsWith(prefix)) document.title = `${prefix} ${before}`;
  return () => {
    document.title = before;
  };
}
