import type { BrandSwiper } from './brand-swiper';

/** Where the visitor has scrolled, and whether the visitor has touched the list at all. */
export type CarouselStart = { firstTile: number; touched: boolean };

export type Carousel = { BrandSwiper: typeof BrandSwiper; start: CarouselStart };

/** Milliseconds: longer than a tap, and than the time between two steps of a scroll. */
const QUIET = 300;

/** What a visitor does with the list. */
const TOUCHES = ['pointerdown', 'scroll', 'focusin', 'focusout'];

/**
 * Loads the carousel when the list of makes comes into view.
 *
 * @param onReady called when the carousel may take the place of the list: the focus isn't inside,
 *   and nobody scrolls or taps it
 * @returns what ends this
 */
export function prepareCarousel(list: HTMLElement, onReady: (carousel: Carousel) => void) {
  const end = new AbortController();
  let loaded: typeof import('./brand-swiper') | undefined;
  let touched = false;
  let timer: number | undefined;

  const replaceList = () => {
    if (!loaded || end.signal.aborted || list.contains(document.activeElement)) return;
    const start = { firstTile: firstTileInView(list), touched: touched || list.scrollLeft > 0 };
    onReady({ ...loaded, start });
  };
  const waitForQuiet = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(replaceList, QUIET);
  };
  const onTouch = () => {
    touched = true;
    waitForQuiet();
  };
  for (const type of TOUCHES) {
    list.addEventListener(type, onTouch, { passive: true, signal: end.signal });
  }

  const load = async () => {
    loaded = await import('./brand-swiper');
    waitForQuiet();
  };
  const stopWaiting = whenInView(list, () => void load().catch(() => {}));
  return () => {
    end.abort();
    stopWaiting();
  };
}

function whenInView(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function firstTileInView(list: HTMLElement): number {
  const tile = list.querySelector('li');
  return tile ? Math.round(list.scrollLeft / tile.offsetWidth) : 0;
}
