import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CAROUSEL_DELAY_MS } from '@/lib/site/constants';

export type BrandSwiper = { toggle: () => void; destroy: () => void };

/**
 * Turns the scrollable list into a looping carousel. Any interaction stops its autoplay, which does not start at all when
 * the visitor prefers reduced motion.
 *
 * @param element the `.swiper` element
 * @param onMotion called with whether autoplay is running
 */
export function startBrandSwiper(element: HTMLElement, onMotion: (running: boolean) => void): BrandSwiper {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Start at the tile the visitor has scrolled to.
  const slide = element.querySelector<HTMLElement>('.swiper-slide');
  const initialSlide = slide ? Math.round(element.scrollLeft / slide.offsetWidth) : 0;
  element.scrollLeft = 0;

  const swiper = new Swiper(element, {
    modules: [Autoplay],
    initialSlide,
    loop: true,
    slidesPerView: 'auto',
    speed: reducedMotion ? 0 : 500,
    autoplay: { delay: CAROUSEL_DELAY_MS, disableOnInteraction: true },
    on: {
      autoplayStart: () => onMotion(true),
      autoplayStop: () => onMotion(false),
    },
  });
  if (reducedMotion) swiper.autoplay.stop();
  onMotion(swiper.autoplay.running);

  const stop = () => swiper.autoplay.stop();
  // Swiper has to move to a focused tile itself: the browser would scroll the hidden overflow instead.
  const showFocused = (event: FocusEvent) => {
    stop();
    element.scrollLeft = 0;
    const focused =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.swiper-slide') : null;
    const index = focused ? swiper.slides.indexOf(focused) : -1;
    if (index >= 0) swiper.slideTo(index, 0);
  };
  element.addEventListener('pointerdown', stop);
  element.addEventListener('wheel', stop, { passive: true });
  element.addEventListener('focusin', showFocused);

  return {
    toggle: () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    destroy: () => {
      element.removeEventListener('pointerdown', stop);
      element.removeEventListener('wheel', stop);
      element.removeEventListener('focusin', showFocused);
      swiper.destroy(true, true);
    },
  };
}
