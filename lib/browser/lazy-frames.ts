/**
 * Loads the script that loads the hosted form of a static page, before the page's island is hydrated
 * (docs/product.md#lead-form). Without it the island does.
 */
export function loadFrames(doc: Document, win: Window): void {
  if (!doc.querySelector('iframe[data-lead-form]:not([src])')) return;
  import('./start-frames').then(({ startFrames }) => startFrames(doc, win)).catch(() => {});
}
