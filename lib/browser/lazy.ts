import { campaign } from '@/lib/analytics/attribution';
import { APPLY_DIALOG_ID } from '@/lib/site/constants';

// What only some pages need is a file of its own, which scripts/build/site-script.ts makes of each `import()`. A file that
// fails to load is missed nowhere: the page works as without JavaScript.
const ignore = () => {};

/** Runs a function once, when an element is at most so many pixels above or below the view. */
export function whenNear(element: Element, distance: number, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(element);
}

/** Loads what opens the dialog of a brand page. Until then, and without it, its links lead to the apply page. */
export function loadApplyDialog(doc: Document, win: Window): void {
  if (!doc.getElementById(APPLY_DIALOG_ID)) return;
  import('./apply-dialog').then(({ enhanceApplyLinks }) => enhanceApplyLinks(doc, win), ignore);
}

/** Loads the carousel when its tiles scroll into view; until then, and without it, they are a list that scrolls. */
export function loadCarousel(doc: Document): void {
  const carousel = doc.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  whenNear(carousel, 0, () => {
    import('./carousel').then(({ startCarousel }) => startCarousel(carousel), ignore);
  });
}

/** Loads the hosted forms of a static page, before the page's island is hydrated. Without it the island does. */
export function loadFrames(doc: Document, win: Window): void {
  const frames = doc.querySelectorAll<HTMLIFrameElement>('iframe[data-lead-form]:not([src])');
  if (frames.length === 0) return;
  import('../lead-form/start-frame').then(({ startFrame }) => {
    for (const frame of frames) if (!frame.hasAttribute('src')) startFrame(frame, win, campaign);
  }, ignore);
}

/**
 * Loads the measuring scripts of Vercel if the layout asks for them (in production only) and the visitor does not send
 * Global Privacy Control.
 *
 * @param script the `<script>` element of the site script
 */
export function loadWebAnalytics(win: Window, script: HTMLElement | SVGElement | null): void {
  if (!script?.hasAttribute('data-web-analytics') || win.navigator.globalPrivacyControl) return;
  import('./web-analytics').then(({ startWebAnalytics }) => startWebAnalytics(win), ignore);
}
