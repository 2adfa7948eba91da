import { act, render, screen } from '@testing-library/react';
import { InstagramFeed } from '@/components/testimonials/instagram-feed.island';

const script = () =>
  document.head.querySelector('script[src="https://www.instagram.com/embed.js"]');
const posts = () => screen.getByRole('list');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  render(
    <InstagramFeed
      accounts="Our accounts"
      blocked="These are drawings"
      reviewsLink="Our reviews"
      loading="Until they load, drawings"
      person="Ann"
      text="Real photos"
    >
      <li>
        <blockquote>One</blockquote>
      </li>
    </InstagramFeed>,
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

  it('are said to be drawings only when it had its time', () => {
    act(() => jest.advanceTimersByTime(1_499));
    expect(screen.queryByText('These are drawings')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('These are drawings')).toBeInTheDocument();
  });

  it('stay as its script has left them', () => {
    document.querySelector('blockquote')?.replaceWith(document.createElement('iframe'));
    act(() => jest.runAllTimers());
    expect(posts().querySelectorAll('iframe')).toHaveLength(1);
    expect(posts()).not.toHaveTextContent('One');
  });
});
