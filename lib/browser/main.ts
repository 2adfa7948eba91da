/**
 * The script that every page loads, bundled by scripts/build/site-script.ts into public/site.js. Every page also works
 * without it.
 */
import { rememberAttribution } from '@/lib/analytics/attribution';
import { afterHydration, bootNextRuntime } from '@/lib/static-pages/boot-islands';
import { markCurrentSection, sortPosts } from './guides';
import { loadApplyDialog, loadCarousel, loadFrames, loadWebAnalytics } from './lazy';
import { openLinkedDetails, scrollOnArrival, scrollOnClick } from './links';
import { listenForClicks, loadGoogleTag } from './measuring';
import { embedInstagram, enhanceIntroVideo, replaceFailedImages } from './media';
import { makeMenuModal } from './mobile-menu';
import { renderOpeningStatus } from './opening-hours';

/** `currentScript` is null in callbacks. */
const scriptElement = document.currentScript;

listenForClicks(document);
scrollOnClick(document, window);
makeMenuModal(document);
replaceFailedImages(document);
renderOpeningStatus(document, () => new Date());
enhanceIntroVideo(document);
openLinkedDetails(document, window);
markCurrentSection(document);
afterHydration(document, window, () => sortPosts(document, window));
afterHydration(document, window, () => loadApplyDialog(document, window));

/** Waits until a prerendered page is displayed: until then the visitor has not opened it. */
function whenDisplayed(callback: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

whenDisplayed(() => {
  rememberAttribution(new URLSearchParams(location.search), window);
  loadFrames(document, window);
  loadGoogleTag(window, scriptElement);
  loadWebAnalytics(window, scriptElement);
  if (document.querySelector('[data-log-path]')) console.error('Page not found:', location.pathname);
  scrollOnArrival(window);
  embedInstagram(document, window);
  afterHydration(document, window, () => loadCarousel(document));
  bootNextRuntime(document, window);
});
