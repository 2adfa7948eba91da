import { type RefObject, useEffect, useState } from 'react';
import { detailsOf, pushFirst } from '@/lib/analytics/events';
import { changedFields } from '@/lib/browser/changed-fields';
import { emptySelection, prefillFromQuery, type QuoteSelection } from '@/lib/quote/selection';
import { OFFER } from '@/lib/site/routes';

/** The first choice counts as the start of a quote, unless Get Quote has been counted. */
const pushStart = (element: Element) => pushFirst('quote_start', detailsOf(element));

/**
 * @returns `ready`: whether choices made before hydration, which win, have been read; `offer`: the
 *   link of a tool in the URL
 */
export function useQuoteSelection(
  form: RefObject<HTMLFormElement | null>,
  initial?: QuoteSelection,
) {
  const [selection, setSelection] = useState(initial ?? emptySelection);
  const [ready, setReady] = useState(false);
  const [offer, setOffer] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const start = initial ?? prefillFromQuery(query);
    if (!initial) setOffer(query.get(OFFER) ?? undefined);
    const chosen = changedFields(form.current);
    if (form.current && Object.keys(chosen).length > 0) pushStart(form.current);
    const { make, model, mileage } = { ...start, ...chosen };
    setSelection({ make, model: make === start.make ? model : '', mileage });
    setReady(true);
  }, []);

  const choose = (name: keyof QuoteSelection, value: string) => {
    if (form.current) pushStart(form.current);
    setSelection((before) => ({ ...before, [name]: value, ...(name === 'make' && { model: '' }) }));
  };

  return { selection, choose, ready, offer };
}
