/**
 * The one native script of every page (architecture rule 3). Bundled by scripts/build-site-script.mjs into
 * public/site.js; everything it improves works without it.
 */
import { rememberAttribution } from '@/lib/analytics/attribution';
import { listenForConversions } from './conversions';
import { replaceFailedImages } from './images';
import { logUnknownPath } from './not-found';
import { tellOpeningHours } from './opening-hours';
import { scrollOnArrival, scrollOnClick } from './scroll-links';
import { markCurrentSection } from './table-of-contents';

listenForConversions(document);
scrollOnClick(document, window);
replaceFailedImages(document);
tellOpeningHours(document, () => new Date());
markCurrentSection(document);

/** A prerendered page has not been visited yet: what belongs to a visit waits until it is shown. */
function onVisit(visit: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', visit, { once: true });
  } else {
    visit();
  }
}

onVisit(() => {
  try {
    rememberAttribution(new URLSearchParams(location.search), sessionStorage);
  } catch {
    // A browser may forbid even the look at sessionStorage.
  }
  logUnknownPath(document, location.pathname);
  scrollOnArrival(window);
});
