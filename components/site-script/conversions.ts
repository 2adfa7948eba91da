import { reportConversion } from '@/lib/analytics/conversion';

/**
 * Reports a conversion for every click on an element with `data-conversion`, or inside one
 * (docs/product.md#conversion-reporting). A click inside two such elements is reported once. Never prevents or delays
 * the click.
 */
export function listenForConversions(doc: Document): void {
  doc.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-conversion]')) reportConversion();
    },
    { capture: true },
  );
}
