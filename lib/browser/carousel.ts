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
  const setMotion = (running: boolean) => {
    carousel.dataset.motion = running ? 'running' : 'paused';
    button.setAttribute('aria-label', running ? 'Pause the carousel' : 'Play the carousel');
  };
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Start at the tile the visitor has scrolled to.
  const slide = track.querySelector<HTMLElement>('.swiper-slide');
  const initialSlide = slide ? Math.round(track.scrollLeft / slide.offsetWidth) : 0;
  const isTouched = track.scrollLeft > 0 || track.contains(document.activeElement);
  track.scrollLeft = 0;

  const swiper = new Swiper(track, {
    modules: [Autoplay],
    initialSlide,
    loop: true,
    slidesPerView: 'auto',
    speed: reducedMotion ? 0 : 500,
    autoplay: { delay: 1_000, disableOnInteraction: true },
    on: { autoplayStart: () => setMotion(true), autoplayStop: () => setMotion(false) },
  });
  const stop = () => swiper.autoplay.stop();
  if (reducedMotion || isTouched) stop();
  setMotion(swiper.autoplay.running);

  track.addEventListener('pointerdown', stop);
  track.addEventListener('wheel', stop, { passive: true });
  // Swiper has to move to a focused tile itself: the browser would scroll the hidden overflow
  // instead.
  track.addEventListener('focusin', (event) => {
    stop();
    track.scrollLeft = 0;
    const index = swiper.slides.findIndex((tile) => tile.contains(event.target as Node));
    if (index >= 0) swiper.slideTo(index, 0);
  });
  button.addEventListener('click', () => {
    if (swiper.autoplay.running) stop();
    else swiper.autoplay.start();
  });
}
