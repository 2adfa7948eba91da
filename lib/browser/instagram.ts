import { SOCIAL_LOADED_MS } from '@/lib/site/constants';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/**
 * Loads Instagram's script, which replaces the posts of the testimonials page with embeds (docs/product.md#testimonials).
 * The loading state ends after a fixed time, whether or not Instagram responds.
 */
export function embedInstagram(doc: Document, win: Window): void {
  const feed = doc.querySelector<HTMLElement>('[data-instagram]');
  if (!feed) return;
  const setLoaded = (loaded: boolean) => {
    feed.dataset.loaded = String(loaded);
    feed.setAttribute('aria-busy', String(!loaded));
  };
  setLoaded(false);
  const script = doc.createElement('script');
  script.src = EMBED_SCRIPT;
  script.async = true;
  doc.body.append(script);
  win.setTimeout(() => setLoaded(true), SOCIAL_LOADED_MS);
}
