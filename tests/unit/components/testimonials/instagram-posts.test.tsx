import { act, render, screen } from '@testing-library/react';
import { InstagramPosts } from '@/components/testimonials/instagram-posts.island';

const script = () =>
  document.head.querySelector('script[src="https://www.instagram.com/embed.js"]');
const posts = () => screen.getByRole('list');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  render(
    <InstagramPosts>
      <li>
        <blockquote>One</blockquote>
      </li>
    </InstagramPosts>,
  );
});
afterEach(() => jest.useRealTimers());

describe('the posts of Instagram', () => {
  it('are marked as loaded 1500 ms after its script was asked for, whether it responds or not', () => {
    expect(script()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1_499));
    expect(posts()).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(1));
    expect(posts()).toHaveAttribute('aria-busy', 'false');
  });
});
