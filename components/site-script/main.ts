/**
 * The one native script of every page (architecture rule 3). Bundled by scripts/build/site-script.mjs into
 * public/site.js; everything it improves works without it.
 */
import { rememberAttribution } from '@/lib/analytics/attribution';
import { sortPosts } from './blog-sort';
import { listenForConversions } from './conversions';
import { holdEarlySubmits } from './early-submit';
import { loadGoogleTag } from './google-tag';
import { replaceFailedImages } from './images';
import { embedInstagram } from './instagram';
import { improveIntroVideo } from './intro-video';
import { openLinkedDetails } from './linked-details';
import { bootNextRuntime } from './next-runtime';
import { logUnknownPath } from './not-found';
import { renderOpeningStatus } from './opening-hours';
import { scrollOnArrival, scrollOnClick } from './scroll-links';
import { markCurrentSection } from './table-of-contents';

/** Known only while the script itself runs, not in what it leaves for later. */
const ownElement = document.currentScript;

listenForConversions(document);
scrollOnClick(document, window);
replaceFailedImages(document);
renderOpeningStatus(document, () => new Date());
improveIntroVideo(document);
openLinkedDetails(document, window);
markCurrentSection(document);
sortPosts(document, window);
holdEarlySubmits(document);

/** A prerendered page has not been visited yet: what belongs to a visit waits until it is shown. */
function onVisit(visit: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', visit, { once: true });
  } else {
    visit();
  }
}

onVisit(() => {
  rememberAttribution(new URLSearchParams(location.search), window);
  loadGoogleTag(window, ownElement);
  logUnknownPath(document, location.pathname);
  scrollOnArrival(window);
  embedInstagram(document, window);
  bootNextRuntime(document, window);
});
