import type { CarKind } from '@/lib/catalogue/car-kinds';

/** Listed in docs/measuring.md#events, roughly in the order of a visit. */
export const eventNames = [
  'quote_start',
  'quote_continue',
  'car_selected',
  'form_shown',
  'form_silent',
  'form_submitted',
  'call',
  'text_message',
  'email',
  'trade_in',
  'apply_click',
  'ask_unlisted_car',
  'inventory_card',
  'filter',
  'tool_start',
  'tool_ask',
  'page_error',
  'script_error',
] as const;

export type EventName = (typeof eventNames)[number];

/**
 * Clicks that are conversions: Get Quote and the buttons of the hero, phone numbers and Call Now,
 * email addresses, the trade-in button, Apply Now, and inventory cards. The customer chose this
 * list and judges advertising by it: nothing else but a submitted form may be a conversion.
 */
export const conversionClicks = [
  'quote_start',
  'call',
  'email',
  'trade_in',
  'apply_click',
  'inventory_card',
] as const satisfies readonly EventName[];

export type ConversionClick = (typeof conversionClicks)[number];

/** The parts of a page that events name, besides tools, whose names follow from their ids. */
export type EventPlace =
  | 'header'
  | 'menu'
  | 'hero'
  | 'main'
  | 'card'
  | 'quote_form'
  | 'filters'
  | 'dialog'
  | 'beside_form'
  | 'confirmation'
  | 'question'
  | 'footer'
  | 'sticky_bar';

/**
 * `make` and `model` come from the catalogue or the inventory, never from a URL. Undefined values
 * are pushed too, because tag managers keep the fields of earlier events.
 */
type EventDetails = {
  place?: EventPlace;
  make?: string;
  model?: string;
  /** The one that the inventory is filtered by. */
  carKind?: CarKind;
};

declare module 'react' {
  // The inline script reads these attributes (components/inline-script/inline-functions.ts).
  interface HTMLAttributes<T> {
    /** A click pushes this event. One of `conversionClicks` is reported as a conversion, too. */
    'data-event'?: EventName;
    /** The part of the page that events inside this element name. */
    'data-place'?: EventPlace;
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Reports one advertising conversion. The owner's tag defines it. */
    gtag_report_conversion?: (...args: unknown[]) => void;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Pushes one event to `window.dataLayer` for a tag manager. Under Global Privacy Control nothing is
 * pushed, as the privacy policy promises. The inline script contains this function as text, so it
 * can't use anything defined outside of it.
 */
export function pushEvent(event: EventName, { place, make, model, carKind }: EventDetails): void {
  try {
    if (!navigator.globalPrivacyControl) {
      window.dataLayer ??= [];
      const page = location.pathname;
      window.dataLayer.push({ event, page, place, make, model, car_kind: carKind });
    }
  } catch {} // An error in a tag must not stop the link or form that the visitor used.
}

/** False when the page was reloaded, or shown again by Back or Forward. */
export function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type !== 'reload' && type !== 'back_forward';
}

/** Pushes an event unless `window.dataLayer` already has one with that name. */
export function pushEventOnce(event: EventName, details: EventDetails): void {
  const pushed = Array.isArray(window.dataLayer) ? (window.dataLayer as { event?: unknown }[]) : [];
  if (!pushed.some((entry) => entry?.event === event)) pushEvent(event, details);
}

/**
 * Reads `data-place`, `data-make`, and `data-model` from the element or its nearest ancestor that
 * has them. The inline script contains this function as text, so it can't use anything defined
 * outside of it.
 */
export function eventDetailsOf(element: Element): EventDetails {
  const nearest = <Name extends 'place' | 'make' | 'model'>(name: Name) =>
    element.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] || undefined;
  return {
    place: nearest('place') as EventPlace | undefined,
    make: nearest('make'),
    model: nearest('model'),
  };
}

/**
 * Reports one advertising conversion if a tag has defined a reporter. Under Global Privacy Control
 * nothing is reported. The inline script contains this function as text, too.
 */
export function reportConversion(): void {
  try {
    if (!navigator.globalPrivacyControl) window.gtag_report_conversion?.();
  } catch {}
}
