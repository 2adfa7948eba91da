import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';
import { detailsOf, pushFirst } from '@/lib/analytics/events';
import { emptySelection, prefillFromQuery, type QuoteSelection } from '@/lib/quote/selection';
import { OFFER } from '@/lib/site/constants';

/** Whoever came to the form without Get Quote starts with the first choice. */
const pushStart = (element: Element) => pushFirst('quote_start', detailsOf(element));

/**
 * The choices of the quote form. A choice made before hydration takes precedence over what the form starts with.
 *
 * @param initial what the HTML already has; without it the form is prefilled from the URL, in the browser
 * @returns `ready`: whether the form has hydrated and read the choices made before; `offer`: the link of a
 *   tool in the URL
 */
export function useQuoteSelection(form: RefObject<HTMLFormElement | null>, initial?: QuoteSelection) {
  const [selection, setSelection] = useState(initial ?? emptySelection);
  const [ready, setReady] = useState(false);
  const [offer, setOffer] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const start = initial ?? prefillFromQuery(query);
    if (!initial) setOffer(query.get(OFFER) ?? undefined);
    const inHtml = initial ?? emptySelection;
    const chosen = new FormData(form.current ?? undefined);
    const current = (field: keyof QuoteSelection) => {
      const value = String(chosen.get(field) ?? inHtml[field]);
      if (value === inHtml[field]) return start[field];
      if (form.current) pushStart(form.current);
      return value;
    };
    const make = current('make');
    const model = make === start.make ? current('model') : '';
    setSelection({ make, model, mileage: current('mileage') });
    setReady(true);
  }, []);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { name, value } = event.target;
    pushStart(event.target);
    setSelection((before) => ({ ...before, [name]: value, ...(name === 'make' && { model: '' }) }));
  };

  return { selection, choose, ready, offer };
}
