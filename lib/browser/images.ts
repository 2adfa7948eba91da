function replace(image: HTMLImageElement): void {
  const placeholder = image.dataset.fallback;
  if (!placeholder) return;
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.src = placeholder;
}

/**
 * Replaces images that fail to load with the placeholder in their `data-fallback`, including those that failed before
 * this script ran.
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
