import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MakeCarousel } from '@/components/home/make-carousel.island';

const autoplay = { start: jest.fn(), stop: jest.fn() };
let swiperProps: Record<string, unknown>;

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

const makes = ['Audi', 'BMW', 'Kia'].map((name) => ({ name, logoSlug: name.toLowerCase() }));

let comeIntoView: () => Promise<void>;
const list = () => screen.getByRole('list').parentElement as HTMLElement;
const isCarousel = () => screen.queryByRole('button') !== null;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => Promise<void>) {
      comeIntoView = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
  render(<MakeCarousel makes={makes} labelledBy="title" />);
});

it('the makes are a list until it comes into view, then a carousel that loops and moves after 1000 ms', async () => {
  const links = () => screen.getAllByRole('link').map((link) => link.outerHTML);
  const before = links();
  expect(before).toHaveLength(makes.length);
  expect(isCarousel()).toBe(false);
  await comeIntoView();
  expect(isCarousel()).toBe(true);
  expect(links()).toEqual(before);
  expect(swiperProps).toMatchObject({
    autoplay: { delay: 1_000, disableOnInteraction: true },
    loop: true,
    slidesPerView: 'auto',
  });
  expect(autoplay.stop).not.toHaveBeenCalled();
});

it('a list that has the focus stays a list', async () => {
  screen.getAllByRole('link')[0]?.focus();
  await comeIntoView();
  expect(isCarousel()).toBe(false);
});

it('a list that has been scrolled stays where it is', async () => {
  list().scrollLeft = 1;
  await comeIntoView();
  expect(isCarousel()).toBe(false);
});

it('a carousel that fails to load leaves the list', async () => {
  jest.resetModules();
  jest.doMock('@/components/home/make-swiper', () => {
    throw new Error('offline');
  });
  await comeIntoView();
  expect(isCarousel()).toBe(false);
  expect(screen.getAllByRole('link')).toHaveLength(makes.length);
});
