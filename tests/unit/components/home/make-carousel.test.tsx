import { act, render, screen } from '@testing-library/react';
import { MakeCarousel } from '@/components/home/make-carousel.island';

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
  expect(isCarousel()).toBe(false);
  await comeIntoView();
  expect(isCarousel()).toBe(true);
  const { swiper } = document.querySelector('.swiper') as unknown as { swiper: object };
  expect(swiper).toMatchObject({ params: { autoplay: { delay: 1_000 }, loop: true } });
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
