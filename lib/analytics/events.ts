/** The events of docs/measuring.md#events, in the order in which a visit may have them. */
export const eventNames = [
  'quote_start',
  'about_quote',
  'quote_continue',
  'need_start',
  'need_continue',
  'choose_miles',
  'vehicle_selected',
  'need_selected',
  'question_opened',
  'form_shown',
  'form_blocked',
  'form_submitted',
  'call',
  'text',
  'email',
  'trade_in',
  'sample_quote',
  'review_source',
  'thanks_guide',
  'apply_click',
  'choose_model',
  'credit_range',
  'ask_car',
  'inventory_card',
  'promotion',
  'filter',
  'tool_start',
  'tool_ask',
  'tool_link',
  'tool_print',
  'page_error',
] as const;

export type EventName = (typeof eventNames)[number];

/**
 * The clicks that call the conversion hook, each with its event: Get Quote and the buttons of the
 * hero, phone numbers and Call Now, email addresses, the trade-in button, Apply Now, and inventory
 * cards. The customer's list: advertising is judged by it, so nothing else may call the hook but a
 * submitted form.
 */
export const conversionNames = [
  'quote_start',
  'call',
  'email',
  'trade_in',
  'apply_click',
  'inventory_card',
] as const satisfies readonly EventName[];

export type ConversionName = (typeof conversionNames)[number];

/** The parts of a page that events name; `page` and `script` are what broke in a `page_error`. */
export type Place =
  | 'header'
  | 'menu'
  | 'hero'
  | 'content'
  | 'card'
  | 'quote_form'
  | 'need_form'
  | 'filters'
  | 'needs'
  | 'dialog'
  | 'proof'
  | 'thanks'
  | 'credit_ask'
  | 'need'
  | 'credit'
  | 'offer'
  | 'lease_end'
  | 'promotion'
  | 'footer'
  | 'bar'
  | 'lease_calculator'
  | 'compare_offers'
  | 'mileage_check'
  | 'page'
  | 'script';

/**
 * `make` and `model`: of the catalogue or the inventory, never what a URL says. An undefined value
 * is pushed, too, because tag managers keep the fields of earlier events.
 */
type EventDetails = { place?: Place; make?: string; model?: string };

declare module 'react' {
  // What the inline script of a page reads (components/inline-script/inline-functions.ts).
  interface HTMLAttributes<T> {
    /**
     * A click on it is this event and calls the conversion hook: the points of the specification.
     */
    'data-conversion'?: ConversionName;
    /** A click on it is this event and no conversion. */
    'data-event'?: Exclude<EventName, ConversionName>;
    /** Names the part of the page in each event inside of it. */
    'data-place'?: Place;
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Reports one advertising conversion; a tag defines it. */
    gtag_report_conversion?: (...args: unknown[]) => void;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Pushes one event to `window.dataLayer`, for a tag manager; nothing under Global Privacy Control.
 */
export function pushEvent(event: EventName, { place, make, model }: EventDetails): void {
  ifAllowed(() => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event, page: location.pathname, place, make, model });
  });
}

/** Whether the page was opened, and not reloaded or shown again by Back or Forward. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type !== 'reload' && type !== 'back_forward';
}

/** Pushes an event unless `window.dataLayer` has one of its name. */
export function pushFirst(event: EventName, details: EventDetails): void {
  const pushed = Array.isArray(window.dataLayer) ? (window.dataLayer as { event?: unknown }[]) : [];
  if (!pushed.some((entry) => entry?.event === event)) pushEvent(event, details);
}

/**
 * Refers to nothing outside of itself, because the inline script of a page has it as text.
 *
 * @returns what `data-place`, `data-make` and `data-model` say, on the element or the nearest one
 *   around it
 */
export function detailsOf(element: Element): EventDetails {
  const nearest = <Name extends 'place' | 'make' | 'model'>(name: Name) =>
    element.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] || undefined;
  return {
    place: nearest('place') as Place | undefined,
    make: nearest('make'),
    model: nearest('model'),
  };
}

/**
 * Reports one advertising conversion, without arguments, if a reporter exists; nothing under Global
 * Privacy Control.
 */
export function reportConversion(): void {
  ifAllowed(() => window.gtag_report_conversion?.());
}

/**
 * Reports nothing under Global Privacy Control, as the privacy policy promises. No error of a tag
 * reaches the visitor.
 */
function ifAllowed(report: () => void): void {
  if (navigator.globalPrivacyControl) return;
  try {
    report();
  } catch {
    // The link or form that was used still works.
  }
}
