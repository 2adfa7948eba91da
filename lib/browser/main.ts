/**
 * The script that every page loads, bundled by scripts/build/site-script.mjs into public/site.js. Every page also works
 * without it.
 */
import { rememberAttribution } from '@/lib/analytics/attribution';
import { afterHydration, bootNextRuntime } from '@/lib/static-pages/boot-islands';
import { sortPosts } from './blog-sort';
import { listenForConversions } from './conversions';
import { loadGoogleTag } from './google-tag';
import { replaceFailedImages } from './images';
import { embedInstagram } from './instagram';
import { enhanceIntroVideo } from './intro-video';
import { loadApplyDialog } from './lazy-apply-dialog';
import { loadCarousel } from './lazy-carousel';
import { loadFrames } from './lazy-frames';
import { loadWebAnalytics } from './lazy-web-analytics';
import { openLinkedDetails } from './linked-details';
import { makeMenuModal } from './mobile-menu';
import { logUnknownPath } from './not-found';
import { renderOpeningStatus } from './opening-hours';
import { scrollOnArrival, scrollOnClick } from './scroll-links';
import { markCurrentSection } from './table-of-contents';

/** `currentScript` is null in callbacks. */
const scriptElement = document.currentScript;

listenForConversions(document);
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
  logUnknownPath(document, location.pathname);
  scrollOnArrival(window);
  embedInstagram(document, window);
  afterHydration(document, window, () => loadCarousel(document));
  bootNextRuntime(document, window);
});
