import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { BrandCarousel } from '@/components/home/brand-carousel.island';

const autoplay = { start: jest.fn(), stop: jest.fn() };
/** What Swiper was given, with its handlers. */
let swiperProps: Record<string, unknown>;

/** Swiper as it is when it has started. */
function MockSwiper({
  children,
  ...props
}: Record<string, unknown> & { children: React.ReactNode }) {
  useEffect(() => {
    swiperProps = props;
    const swiper = { autoplay, slides: [], el: document.body };
    (props.onSwiper as (created: unknown) => void)(swiper);
  });
  return <ul>{children}</ul>;
}
jest.mock('swiper/react', () => ({
  Swiper: (props: Parameters<typeof MockSwiper>[0]) => <MockSwiper {...props} />,
  SwiperSlide: ({ children }: { children: React.ReactNode }) => <li>{children}</li>,
}));
jest.mock('swiper/modules', () => ({ Autoplay: {} }));

const brands = ['Audi', 'BMW', 'Kia'].map((name) => ({ name, symbol: name.toLowerCase() }));
const TILE_WIDTH = 120;

let comeIntoView: () => Promise<void>;
/** Lets time pass, longer than a list must be left alone. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const list = () => screen.getByRole('list').parentElement as HTMLElement;
const isCarousel = () => screen.queryByRole('button') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  swiperProps = {};
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = async () => {
        callback([{ isIntersecting: true }]);
        await wait();
      };
      callback([{ isIntersecting: false }]);
    }
    observe() {}
    disconnect() {}
  } as never;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TILE_WIDTH);
  render(<BrandCarousel brands={brands} labelledBy="title" />);
});
afterEach(() => jest.useRealTimers());

describe('the makes', () => {
  it('are a list until it comes into view, then a carousel that loops and moves after 1000 ms', async () => {
    await wait();
    expect(isCarousel()).toBe(false);
    await comeIntoView();
    expect(swiperProps).toMatchObject({
      autoplay: { delay: 1_000, disableOnInteraction: true },
      initialSlide: 0,
      loop: true,
      slidesPerView: 'auto',
    });
    expect(autoplay.stop).not.toHaveBeenCalled();
  });

  it('have the same links in the list and in the carousel', async () => {
    const links = () => screen.getAllByRole('link').map((link) => link.outerHTML);
    const before = links();
    expect(before).toHaveLength(brands.length);
    await comeIntoView();
    expect(links()).toEqual(before);
  });

  it('stand still as a carousel at the tile to which the visitor has scrolled', async () => {
    list().scrollLeft = 2 * TILE_WIDTH;
    await comeIntoView();
    expect(swiperProps).toMatchObject({ initialSlide: 2 });
    expect(autoplay.stop).toHaveBeenCalled();
  });

  it('stay a list while the focus is inside', async () => {
    const [first] = screen.getAllByRole('link');
    act(() => first?.focus());
    await comeIntoView();
    expect(isCarousel()).toBe(false);
    expect(first).toHaveFocus();
    act(() => first?.blur());
    await wait();
    expect(isCarousel()).toBe(true);
    expect(autoplay.stop).toHaveBeenCalled();
  });

  it('stay a list while it is being scrolled', async () => {
    const scrolling = setInterval(() => fireEvent.scroll(list()), 50);
    await comeIntoView();
    expect(isCarousel()).toBe(false);
    clearInterval(scrolling);
    await wait();
    expect(isCarousel()).toBe(true);
  });
});

describe('the carousel', () => {
  it.each(['pointerDown', 'wheel', 'focus'] as const)('stops at %s', async (touch) => {
    await comeIntoView();
    expect(autoplay.stop).not.toHaveBeenCalled();
    fireEvent[touch](screen.getAllByRole('link')[0] as HTMLElement);
    expect(autoplay.stop).toHaveBeenCalled();
  });

  it('does not start by itself where motion is reduced', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await comeIntoView();
    expect(autoplay.stop).toHaveBeenCalled();
  });

  it('has a button that pauses and plays it', async () => {
    await comeIntoView();
    const report = (event: string) => act(() => (swiperProps[event] as () => void)());
    report('onAutoplayStart');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the carousel' }));
    expect(autoplay.stop).toHaveBeenCalledTimes(1);
    report('onAutoplayStop');
    fireEvent.click(screen.getByRole('button', { name: 'Play the carousel' }));
    expect(autoplay.start).toHaveBeenCalledTimes(1);
  });
});

it('a carousel that fails to load leaves the list', async () => {
  jest.resetModules();
  jest.doMock('@/components/home/brand-swiper', () => {
    throw new Error('offline');
  });
  await comeIntoView();
  expect(isCarousel()).toBe(false);
  expect(screen.getAllByRole('link')).toHaveLength(brands.length);
});
