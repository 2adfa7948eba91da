/** Spec section 2: the path of an unknown page is logged to the console. */
export function logUnknownPath(page: Document, path: string): void {
  if (page.querySelector('[data-log-path]')) console.error('Page not found:', path);
}
