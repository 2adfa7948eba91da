import { embedInstagram } from '@/lib/browser/instagram';

const scripts = () => document.querySelectorAll('script[src="https://www.instagram.com/embed.js"]');
const feed = () => document.querySelector('[data-instagram]');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-instagram><p>posts</p></div>';
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the embedded posts', () => {
  it("load Instagram's script once and are marked as loaded after 1500 ms", () => {
    embedInstagram(document, window);
    expect(scripts()).toHaveLength(1);
    expect(feed()).toHaveAttribute('data-loaded', 'false');
    expect(feed()).toHaveAttribute('aria-busy', 'true');
    jest.advanceTimersByTime(1499);
    expect(feed()).toHaveAttribute('data-loaded', 'false');
    jest.advanceTimersByTime(1);
    expect(feed()).toHaveAttribute('data-loaded', 'true');
    expect(feed()).toHaveAttribute('aria-busy', 'false');
  });
});
