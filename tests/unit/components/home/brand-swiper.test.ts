import Swiper from 'swiper';
import { startBrandSwiper } from '@/components/home/brand-swiper';

jest.mock('swiper', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('swiper/modules', () => ({ Autoplay: {} }));

const stop = jest.fn();

/** Starts the carousel on an empty list. @returns the list */
function start({ reducedMotion = false } = {}) {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  jest.mocked(Swiper).mockImplementation(() => ({ autoplay: { running: true, stop }, slides: [] }) as never);
  const element = document.createElement('section');
  startBrandSwiper(element, () => {});
  return element;
}

describe('the carousel', () => {
  it('loops, and advances every second', () => {
    start();
    const [, options] = jest.mocked(Swiper).mock.calls[0] ?? [];
    expect(options).toMatchObject({ loop: true, autoplay: { delay: 1_000 } });
    expect(stop).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'wheel', 'focusin'])('stops at the event "%s"', (type) => {
    start().dispatchEvent(new Event(type));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not start by itself with reduced motion', () => {
    start({ reducedMotion: true });
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
