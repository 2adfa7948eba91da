/** Logs the path of an unknown page to the console (docs/product.md#not-found). */
export function logUnknownPath(doc: Document, path: string): void {
  if (doc.querySelector('[data-log-path]')) console.error('Page not found:', path);
}
