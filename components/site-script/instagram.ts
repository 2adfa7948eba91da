import { SOCIAL_LOADED_MS } from '@/lib/site/constants';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/**
 * Turns the posts of the reviews page into the network's own, where the network can be reached (spec section 2). They
 * count as loaded after 1500 ms (spec section 9), whatever the network does: then the waiting look ends.
 */
export function embedInstagram(page: Document, place: Window): void {
  const feed = page.querySelector<HTMLElement>('[data-instagram]');
  if (!feed) return;
  const tell = (loaded: boolean) => {
    feed.dataset.loaded = String(loaded);
    feed.setAttribute('aria-busy', String(!loaded));
  };
  tell(false);
  const script = page.createElement('script');
  script.src = EMBED_SCRIPT;
  script.async = true;
  page.body.append(script);
  place.setTimeout(() => tell(true), SOCIAL_LOADED_MS);
}
