import { type RefObject, useEffect, useState } from 'react';
import { takeEarlyInput } from '@/components/ui/early-input';
import { detailsOf, isNewVisit, pushFirst } from '@/lib/analytics/events';
import type { InitialState } from '@/lib/quote/apply-state';
import { emptySelection, prefillFromQuery, type QuoteSelection } from '@/lib/quote/selection';
import { repairedQuery, TOOL_LINK } from '@/lib/site/routes';

/** The first choice is the start of a quote, unless a click on Get Quote was. */
const pushStart = (element: Element) => pushFirst('quote_start', detailsOf(element));

/**
 * What has been chosen in the quote form.
 *
 * @param state what the server knows; without it the URL of the browser is read
 * @returns `ready`: whether choices made before hydration, which win, have been read; `toolLink`: of a tool whose numbers go along
 */
export function useQuoteSelection(form: RefObject<HTMLFormElement | null>, state?: InitialState) {
  const [selection, setSelection] = useState(state?.selection ?? emptySelection);
  const [ready, setReady] = useState(false);
  const [toolLink, setToolLink] = useState(state?.toolLink);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const query = repairedQuery(new URLSearchParams(window.location.search));
    const known = keptSelection() ?? state?.selection ?? prefillFromQuery(query);
    const chosen = takeEarlyInput(form.current);
    // What Back or Reload restores was chosen before.
    const isChoice = Object.keys(chosen).length > 0 && isNewVisit();
    if (form.current && isChoice) pushStart(form.current);
    if (!state) setToolLink(query.get(TOOL_LINK) ?? undefined);
    setSelection(withChosen(known, chosen));
    setReady(true);
  }, []);

  const choose = (name: keyof QuoteSelection, value: string) => {
    if (form.current) pushStart(form.current);
    setSelection((before) => withChosen(before, { [name]: value }));
  };

  return { selection, choose, ready, toolLink };
}

/** @returns the selection after a choice: the model of another make isn't kept */
function withChosen(before: QuoteSelection, chosen: Partial<QuoteSelection>): QuoteSelection {
  const after = { ...before, ...chosen };
  return after.make === before.make ? after : { ...after, model: '' };
}

/**
 * Keeps a selection in the entry of the session history, for Back: Firefox can't restore the model,
 * because the HTML of the page has no list of models.
 */
export function keepSelection(selection: QuoteSelection): void {
  window.history.replaceState({ ...window.history.state, quote: selection }, '');
}

function keptSelection(): QuoteSelection | null {
  return window.history.state?.quote ?? null;
}
