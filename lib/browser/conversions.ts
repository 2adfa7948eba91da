import { reportConversion } from '@/lib/analytics/conversion';
import { detailsOf, type EventName, pushEvent } from '@/lib/analytics/events';

/**
 * Reports a conversion for every click on an element with `data-conversion`, or inside one, and pushes the event that the
 * attribute names (docs/product.md#conversion-reporting, docs/product.md#events). A click inside two such elements is that
 * of the inner one. Never prevents or delays the click.
 */
export function listenForConversions(doc: Document): void {
  doc.addEventListener(
    'click',
    (event) => {
      const source =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-conversion]');
      if (!source) return;
      reportConversion();
      pushEvent(source.dataset.conversion as EventName, detailsOf(source));
    },
    { capture: true },
  );
}
