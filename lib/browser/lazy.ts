import { campaign, readCampaign } from '@/lib/analytics/attribution';
import { addScript } from './add-script';

// What only some pages need is a file of its own, which scripts/build/site-script.ts makes of each
// `import()`. A file that fails to load is missed nowhere: the page works as without JavaScript.
const ignore = () => {};

/**
 * Loads the carousel when its tiles scroll into view; until then, and without it, they are a list
 * that scrolls.
 */
export function loadCarousel(doc: Document): void {
  const carousel = doc.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    import('./carousel').then(({ startCarousel }) => startCarousel(carousel), ignore);
  });
  observer.observe(carousel);
}

/**
 * Loads the hosted forms of a static page, before the page's island is hydrated. Without it the
 * island does.
 */
export function loadFrames(doc: Document, win: Window): void {
  const empty = () => [...doc.querySelectorAll<HTMLElement>('[data-lead-form]:empty')];
  if (empty().length === 0) return;
  import('../lead-form/start-frame').then(({ startFrame }) => {
    for (const place of empty()) startFrame(place, win, { read: readCampaign, limits: campaign });
  }, ignore);
}

/** Loads Instagram's script, which replaces the posts of the testimonials page with embeds. */
export function loadInstagramPosts(doc: Document, win: Window): void {
  const feed = doc.querySelector<HTMLElement>('[data-instagram]');
  if (!feed) return;
  const setLoaded = (loaded: boolean) => {
    feed.dataset.loaded = `${loaded}`;
    feed.setAttribute('aria-busy', String(!loaded));
  };
  setLoaded(false);
  addScript(doc, 'https://www.instagram.com/embed.js');
  // Whether or not Instagram responds.
  win.setTimeout(() => setLoaded(true), 1_500);
}

/**
 * Loads the scripts with which Vercel counts page views and loading times, where the layout says
 * so; not under Global Privacy Control.
 */
export function loadVercelInsights(win: Window, script: HTMLElement | SVGElement | null): void {
  if (!script?.dataset.vercelInsights || win.navigator.globalPrivacyControl) return;
  import('./vercel-insights').then(({ startVercelInsights }) => startVercelInsights(win), ignore);
}
