import { reportConversion } from '@/lib/analytics/conversion';

/**
 * One delegated listener for every element that carries `data-conversion` (spec section 7). The nearest marked
 * element counts, so a Call button inside a marked card is one report. Never prevents or delays the click.
 */
export function listenForConversions(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-conversion]')) reportConversion();
    },
    { capture: true },
  );
}
