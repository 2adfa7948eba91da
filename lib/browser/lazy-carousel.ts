/** Loads the carousel when its tiles scroll into view; until then, and without it, they are a list that scrolls. */
export function loadCarousel(doc: Document): void {
  const carousel = doc.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void import('./carousel').then(
      ({ startCarousel }) => startCarousel(carousel),
      () => {},
    );
  });
  observer.observe(carousel);
}
