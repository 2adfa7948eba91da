import { act, render, screen } from '@testing-library/react';
import { InstagramEmbeds } from '@/components/testimonials/instagram-embeds.island';
import { SOCIAL_LOADED_MS } from '@/lib/site/constants';

const scripts = () => document.querySelectorAll('script[src="https://www.instagram.com/embed.js"]');
const feed = () => screen.getByText('posts').parentElement;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'instgrm');
});

const show = () =>
  render(
    <InstagramEmbeds>
      <p>posts</p>
    </InstagramEmbeds>,
  );

describe('the embedded posts', () => {
  it("load the network's script once", () => {
    show();
    expect(scripts()).toHaveLength(1);
  });

  it('are processed again where the script already stands', () => {
    show().unmount();
    const process = jest.fn();
    Object.assign(window, { instgrm: { Embeds: { process } } });
    show();
    expect(scripts()).toHaveLength(1);
    expect(process).toHaveBeenCalledTimes(1);
  });

  it('survive a script that stands there and never ran', () => {
    show().unmount();
    expect(() => show()).not.toThrow();
  });

  it('are marked loaded after 1500 ms', () => {
    expect(SOCIAL_LOADED_MS).toBe(1500);
    show();
    expect(feed()).toHaveAttribute('data-loaded', 'false');
    act(() => jest.advanceTimersByTime(1499));
    expect(feed()).toHaveAttribute('data-loaded', 'false');
    act(() => jest.advanceTimersByTime(1));
    expect(feed()).toHaveAttribute('data-loaded', 'true');
    expect(feed()).toHaveAttribute('aria-busy', 'false');
  });

  it('leave no timer behind', () => {
    show().unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
