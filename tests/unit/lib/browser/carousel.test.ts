import { screen } from '@testing-library/dom';
import Swiper from 'swiper';
import { startCarousel } from '@/lib/browser/carousel';

jest.mock('swiper', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('swiper/modules', () => ({ Autoplay: {} }));

const stop = jest.fn();
const play = jest.fn();

/** Starts the carousel on an empty list. */
function start({ reducedMotion = false, running = true, touch = (_: HTMLElement) => {} } = {}) {
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  jest
    .mocked(Swiper)
    .mockImplementation(() => ({ autoplay: { running, stop, start: play }, slides: [] }) as never);
  document.body.innerHTML =
    '<section data-carousel><div class="swiper"><a href="#tile"></a></div><button></button></section>';
  const carousel = document.querySelector('section') as HTMLElement;
  touch(carousel.firstElementChild as HTMLElement);
  startCarousel(carousel);
  const [, options] = jest.mocked(Swiper).mock.calls[0] ?? [];
  return { carousel, options, track: carousel.firstElementChild, button: screen.getByRole('button') };
}

describe('the carousel', () => {
  it('loops, and advances every second', () => {
    const { options } = start();
    expect(options).toMatchObject({ loop: true, autoplay: { delay: 1_000 } });
    expect(stop).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'wheel', 'focusin'])('stops at the event "%s"', (type) => {
    start().track?.dispatchEvent(new Event(type));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, 'Pause the carousel', stop],
    [false, 'Play the carousel', play],
  ])('while running is %s, its button is "%s"', (running, name, action) => {
    const { carousel, button } = start({ running });
    expect(button).toHaveAccessibleName(name);
    expect(carousel.dataset.motion).toBe(running ? 'running' : 'paused');
    button.click();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['scrolled', (track: HTMLElement) => Object.assign(track, { scrollLeft: 1 })],
    ['focused a tile', (track: HTMLElement) => track.querySelector('a')?.focus()],
  ])('does not start by itself when the visitor has %s before', (_, touch) => {
    start({ touch });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not start by itself with reduced motion', () => {
    start({ reducedMotion: true });
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
