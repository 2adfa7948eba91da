import { loadInstagramPosts } from '@/lib/browser/lazy';

const script = () => document.querySelector('script[src="https://www.instagram.com/embed.js"]');

it('the posts of Instagram are marked as loaded 1500 ms after its script was asked for, whether it responds or not', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-instagram></div>';
  const feed = document.querySelector('div') as HTMLElement;
  loadInstagramPosts(document, window);
  expect(script()).not.toBeNull();
  jest.advanceTimersByTime(1_499);
  expect(feed.dataset.loaded).toBe('false');
  jest.advanceTimersByTime(1);
  expect(feed.dataset.loaded).toBe('true');
  jest.useRealTimers();
});

it('a page without posts asks Instagram for nothing', () => {
  document.head.replaceChildren();
  document.body.innerHTML = '<div></div>';
  loadInstagramPosts(document, window);
  expect(script()).toBeNull();
});
