function replace(image: HTMLImageElement): void {
  const placeholder = image.dataset.fallback;
  if (!placeholder) return;
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.src = placeholder;
}

/**
 * A vehicle's photo that fails is replaced by the placeholder that its `data-fallback` names (spec section 8),
 * also when it failed before this script was there.
 */
export function replaceFailedImages(page: Document): void {
  page.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    { capture: true },
  );
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}
