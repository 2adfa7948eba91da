/** The events of docs/measuring.md#events, in the order in which a visit may have them. */
export const eventNames = [
  'quote_start',
  'quote_continue',
  'vehicle_selected',
  'form_shown',
  'form_submitted',
  'call',
  'email',
  'trade_in',
  'apply_click',
  'inventory_card',
  'promotion',
  'filter',
  'tool_start',
  'tool_ask',
  'tool_link',
  'tool_print',
] as const;

export type EventName = (typeof eventNames)[number];

/** `place`: the part of the page; `make` and `model`: of the catalogue or the inventory, never what a URL says. */
export type EventDetails = { place?: string; make?: string; model?: string };

type EventWindow = {
  dataLayer?: unknown[];
  location: { pathname: string };
  navigator: { globalPrivacyControl?: boolean };
};

/**
 * Pushes one event to `window.dataLayer`, for a tag manager. Nothing under Global Privacy Control.
 * An error of the tag manager never reaches the visitor.
 *
 * @param win the window; tests pass their own
 */
export function pushEvent(
  event: EventName,
  { place, make, model }: EventDetails,
  win: EventWindow = window as EventWindow,
): void {
  if (win.navigator.globalPrivacyControl) return;
  try {
    win.dataLayer ??= [];
    // Tag managers keep the fields of earlier events: those without a value are cleared.
    win.dataLayer.push({ event, page: win.location.pathname, place, make, model });
  } catch {
    // What the visitor did still works.
  }
}

/** Pushes an event unless `window.dataLayer` has one of its name. */
export function pushFirst(
  event: EventName,
  details: EventDetails,
  win: EventWindow = window as EventWindow,
): void {
  const pushed = Array.isArray(win.dataLayer) ? (win.dataLayer as { event?: unknown }[]) : [];
  if (!pushed.some((entry) => entry?.event === event)) pushEvent(event, details, win);
}

/** @returns what `data-place`, `data-make` and `data-model` say, on the element or the nearest one around it */
export function detailsOf(element: Element): EventDetails {
  const nearest = (name: string) =>
    element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) || undefined;
  return { place: nearest('place'), make: nearest('make'), model: nearest('model') };
}

type Reporter = {
  gtag_report_conversion?: unknown;
  navigator?: { globalPrivacyControl?: boolean };
};

/**
 * Reports one advertising conversion, if a reporter exists. The reporter is called
 * without arguments, and an error in it never reaches the visitor. A visitor who sends Global Privacy Control is not
 * reported, as the privacy policy promises.
 *
 * @param win the window; tests pass their own
 * @returns whether a reporter was called
 */
export function reportConversion(win: Reporter = globalThis as Reporter): boolean {
  if (win.navigator?.globalPrivacyControl) return false;
  if (typeof win.gtag_report_conversion !== 'function') return false;
  try {
    win.gtag_report_conversion();
  } catch {
    // The link or form that was used still works.
  }
  return true;
}
