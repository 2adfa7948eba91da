import Swiper from 'swiper';
import { startCarousel } from '@/lib/browser/carousel';

jest.mock('swiper');
jest.mock('swiper/modules', () => ({ Autoplay: {} }));

const stop = jest.fn();
const touches = ['pointerdown', 'wheel', 'focusin'];

function start(): HTMLElement {
  document.body.innerHTML =
    '<section><div class="swiper"><ul><li class="swiper-slide">Kia</li></ul></div><button></button></section>';
  const autoplay = { running: true, stop, start: jest.fn() };
  jest.mocked(Swiper).mockImplementation(() => ({ autoplay, slides: [] }) as unknown as Swiper);
  const carousel = document.querySelector('section') as HTMLElement;
  startCarousel(carousel);
  return carousel.querySelector('.swiper') as HTMLElement;
}

describe('the carousel', () => {
  it('loops, and moves after 1000 ms, until a visitor interacts with it', () => {
    start();
    expect(jest.mocked(Swiper).mock.calls[0]?.[1]).toMatchObject({
      loop: true,
      autoplay: { delay: 1_000, disableOnInteraction: true },
    });
  });

  it.each(touches)('stops at %s', (type) => {
    const track = start();
    expect(stop).not.toHaveBeenCalled();
    track.dispatchEvent(new Event(type));
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
