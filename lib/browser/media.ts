import { SOCIAL_LOADED_MS } from '@/lib/site/constants';

function replace(image: HTMLImageElement): void {
  const placeholder = image.dataset.fallback;
  if (!placeholder) return;
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.src = placeholder;
}

/**
 * Replaces images that fail to load with the placeholder in their `data-fallback`, including those that failed before
 * this script ran.
 */
export function replaceFailedImages(doc: Document): void {
  doc.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    { capture: true },
  );
  for (const image of doc.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}

/**
 * Adds a large play button to the introduction video, and a message when it cannot be loaded. Without JavaScript the
 * browser's controls and the link below the video remain.
 */
export function enhanceIntroVideo(doc: Document): void {
  const figure = doc.querySelector('[data-intro-video]');
  const video = figure?.querySelector('video');
  const button = figure?.querySelector<HTMLButtonElement>('[data-play]');
  const problem = figure?.querySelector('[data-video-problem]');
  if (!video || !button) return;
  if (video.paused) button.hidden = false;
  button.addEventListener('click', () => {
    // The button disappears, so keyboard users continue at the video.
    video.focus();
    video.play().catch(() => {
      // Reported by the error event.
    });
  });
  video.addEventListener('play', () => {
    button.hidden = true;
  });
  video.addEventListener('error', () => {
    if (problem) problem.textContent = "The video can't be played right now.";
  });
}

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/**
 * Loads Instagram's script, which replaces the posts of the testimonials page with embeds.
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
