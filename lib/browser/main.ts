/**
 * The script of every page, which also works without it, bundled by scripts/build/site-script.ts
 * into public/site.js.
 */
import { rememberAttribution } from '@/lib/analytics/attribution';
import { afterHydration, bootNextRuntime } from '@/lib/static-pages/boot-islands';
import { replaceFailedImages } from './failed-images';
import { enhanceIntroVideo } from './intro-video';
import { addCarToDrafts, addLinkedModel } from './known-car';
import { loadCarousel, loadFrames, loadInstagramPosts, loadVercelInsights } from './lazy';
import { listenForClicks, loadGoogleTag } from './measuring';
import { makeMenuModal } from './mobile-menu';
import { showClosures, showOpeningTimes, TIMES_WANTED } from './opening-times';
import { listenForErrors, whenReplaced } from './page-errors';
import { openLinkedDetails, scrollOnArrival, scrollOnClick } from './section-links';
import { sortPosts } from './sort-posts';

/** Read now, because `currentScript` is null in callbacks. */
const scriptElement = document.currentScript;

listenForErrors(window);
listenForClicks(document);
scrollOnClick(document, window);
makeMenuModal(document);
addCarToDrafts(document);
addLinkedModel(document);
replaceFailedImages(document);
showOpeningTimes(document, () => new Date());
openLinkedDetails(document, window);
// What changes elements that React compares with its own.
afterHydration(document, window, () => {
  showClosures(document, new Date());
  enhanceIntroVideo(document);
  sortPosts(document, window);
});
whenReplaced(window, () => {
  makeMenuModal(document);
  showClosures(document, new Date());
  document.dispatchEvent(new Event(TIMES_WANTED));
});

/** Waits until a prerendered page is displayed: until then the visitor has not opened it. */
function whenDisplayed(callback: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

whenDisplayed(() => {
  const days = Number(scriptElement?.dataset.adClickDays);
  rememberAttribution(new URLSearchParams(location.search), window, days);
  loadFrames(document, window);
  loadGoogleTag(window, scriptElement);
  loadVercelInsights(window, scriptElement);
  if (document.querySelector('[data-log-path]'))
    console.error('Page not found:', location.pathname);
  scrollOnArrival(window);
  loadInstagramPosts(document, window);
  afterHydration(document, window, () => loadCarousel(document));
  bootNextRuntime(document, window);
});
