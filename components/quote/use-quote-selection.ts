import { type RefObject, useEffect, useState } from 'react';
import { readEarlyInput } from '@/components/ui/read-early-input';
import { eventDetailsOf, isNewNavigation, pushEventOnce } from '@/lib/measuring/events';
import type { PickerState } from '@/lib/quote/apply-state';
import {
  emptySelection,
  type QuoteSelection,
  selectionFromQuery,
} from '@/lib/quote/quote-selection';

/** The first choice starts a quote, unless a click on Get Quote already has. */
const pushStart = (element: Element) => pushEventOnce('quote_start', eventDetailsOf(element));

/**
 * What has been chosen in the quote form.
 *
 * @param state what the server knows. Without it, the URL is read in the browser.
 * @returns `isReady`: whether choices made before hydration have been read, which take precedence
 */
export function useQuoteSelection(form: RefObject<HTMLFormElement | null>, state?: PickerState) {
  const [selection, setSelection] = useState(state?.selection ?? emptySelection);
  const [isReady, setReady] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const initial = keptSelection() ?? state?.selection ?? selectionFromQuery(query);
    const chosen = readEarlyInput(form.current);
    // Values that Back or Reload restores aren't new choices.
    const isChoice = Object.keys(chosen).length > 0 && isNewNavigation();
    if (form.current && isChoice) pushStart(form.current);
    setSelection(withChosen(initial, chosen));
    setReady(true);
  }, []);

  const choose = (name: keyof QuoteSelection, value: string) => {
    if (form.current) pushStart(form.current);
    setSelection((before) => withChosen(before, { [name]: value }));
  };

  return { selection, choose, isReady };
}

/** Drops the model if the make has changed. */
function withChosen(before: QuoteSelection, chosen: Partial<QuoteSelection>): QuoteSelection {
  const after = { ...before, ...chosen };
  return after.make === before.make ? after : { ...after, model: '' };
}

/**
 * Stores the selection in the entry of the session history, for Back. Firefox can't restore the
 * model, because the page's HTML has no list of models.
 */
export function keepSelection(selection: QuoteSelection): void {
  window.history.replaceState({ ...window.history.state, quote: selection }, '');
}

function keptSelection(): QuoteSelection | null {
  return window.history.state?.quote ?? null;
}
