import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/**
 * Makes a looping carousel of the list of makes in `carousel`, with its button. Any interaction
 * stops it, as does reduced motion.
 */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('.swiper');
  const button = carousel.querySelector('button');
  if (!track || !button) return;

  const showMotion = (isRunning: boolean) => {
    carousel.dataset.motion = isRunning ? 'running' : 'paused';
    button.setAttribute('aria-label', isRunning ? 'Pause the carousel' : 'Play the carousel');
  };
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isTouched = track.scrollLeft > 0 || track.contains(document.activeElement);
  const initialSlide = firstTileInView(track);
  track.scrollLeft = 0;

  const swiper = new Swiper(track, {
    modules: [Autoplay],
    initialSlide,
    loop: true,
    slidesPerView: 'auto',
    speed: reducedMotion ? 0 : 500,
    autoplay: { delay: 1_000, disableOnInteraction: true },
    on: { autoplayStart: () => showMotion(true), autoplayStop: () => showMotion(false) },
  });
  const stop = () => swiper.autoplay.stop();
  if (reducedMotion || isTouched) stop();
  showMotion(swiper.autoplay.running);

  track.addEventListener('pointerdown', stop);
  track.addEventListener('wheel', stop, { passive: true });
  track.addEventListener('focusin', (event) => {
    stop();
    showTile(swiper, track, event.target as Node);
  });
  button.addEventListener('click', () => {
    if (swiper.autoplay.running) stop();
    else swiper.autoplay.start();
  });
}

/** @returns the place of the tile to which the visitor has scrolled */
function firstTileInView(track: HTMLElement): number {
  const tile = track.querySelector<HTMLElement>('.swiper-slide');
  return tile ? Math.round(track.scrollLeft / tile.offsetWidth) : 0;
}

/**
 * Moves to the tile with the focus: the browser would scroll the hidden overflow instead, and the
 * carousel would be in between.
 */
function showTile(swiper: Swiper, track: HTMLElement, focused: Node): void {
  track.scrollLeft = 0;
  const index = swiper.slides.findIndex((tile) => tile.contains(focused));
  if (index >= 0) swiper.slideTo(index, 0);
}
