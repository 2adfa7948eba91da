import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CAROUSEL_DELAY_MS } from '@/lib/site/constants';

export type BrandSwiper = { toggle: () => void; destroy: () => void };

/**
 * Turns the scrollable list into the looping carousel: autoplay with 1000 ms, stopped by any interaction and never
 * started under reduced motion (spec section 4, design section 5).
 *
 * @param element the `.swiper` element
 * @param onMotion told whether the carousel runs
 */
export function startBrandSwiper(element: HTMLElement, onMotion: (running: boolean) => void): BrandSwiper {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Where the visitor has scrolled to by now is where the carousel begins.
  const slide = element.querySelector<HTMLElement>('.swiper-slide');
  const initialSlide = slide ? Math.round(element.scrollLeft / slide.offsetWidth) : 0;
  element.scrollLeft = 0;

  const swiper = new Swiper(element, {
    modules: [Autoplay],
    initialSlide,
    loop: true,
    slidesPerView: 'auto',
    speed: calm ? 0 : 500,
    autoplay: { delay: CAROUSEL_DELAY_MS, disableOnInteraction: true },
    on: {
      autoplayStart: () => onMotion(true),
      autoplayStop: () => onMotion(false),
    },
  });
  if (calm) swiper.autoplay.stop();
  onMotion(swiper.autoplay.running);

  const stop = () => swiper.autoplay.stop();
  // Keyboard: a focused tile is brought into view by the carousel, not by the browser scrolling a hidden overflow.
  const follow = (event: FocusEvent) => {
    stop();
    element.scrollLeft = 0;
    const focused =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.swiper-slide') : null;
    const at = focused ? swiper.slides.indexOf(focused) : -1;
    if (at >= 0) swiper.slideTo(at, 0);
  };
  element.addEventListener('pointerdown', stop);
  element.addEventListener('wheel', stop, { passive: true });
  element.addEventListener('focusin', follow);

  return {
    toggle: () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    destroy: () => {
      element.removeEventListener('pointerdown', stop);
      element.removeEventListener('wheel', stop);
      element.removeEventListener('focusin', follow);
      swiper.destroy(true, true);
    },
  };
}
