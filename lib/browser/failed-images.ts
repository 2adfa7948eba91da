/**
 * Replaces images that fail to load, or did before this ran, with the placeholder in their
 * `data-fallback`.
 */
export function replaceFailedImages(doc: Document): void {
  doc.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    { capture: true },
  );
  for (const image of doc.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const placeholder = image.dataset.fallback;
  if (!placeholder) return;
  // Once: a placeholder that fails as well must not be loaded again.
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.src = placeholder;
}
