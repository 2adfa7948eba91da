/**
 * What HTML, styles, and scripts tell each other: every `data-*` attribute of app, components, and
 * lib, with its values. A component sets one (`data-phase="loading"`); a script finds it
 * (`querySelector('[data-phase]')`), reads it and writes it (`dataset.phase`).
 *
 * At both ends TypeScript checks the values. It can't check names: an attribute that is missing
 * here fails tests/architecture/contract.test.ts. Nothing of this file is in a bundle.
 */
import type { ConversionName, EventName, Place } from '@/lib/analytics/events';
import type { LeadFormState } from '@/lib/lead-form/state';

/** Stands without a value, `<div data-outside>`, which React writes as "true". */
type Flag = true;

type DataAttributes = {
  // Measuring (lib/browser/measuring.ts, docs/measuring.md).

  /** A click on it is this event and calls the conversion hook: the points of the specification. */
  'data-conversion': ConversionName;
  /** A click on it is this event and no conversion. */
  'data-event': Exclude<EventName, ConversionName>;
  /** The part of the page, on each event inside of it. */
  'data-place': Place;
  /** The vehicle, on each event inside of it. */
  'data-make': string | null;
  'data-model': string | null;
  /** On the site's script: the id of Google's tag, and of the conversion that the hook reports. */
  'data-google-tag': string;
  'data-send-to': string;
  /** On the same element: the kinds of consent for the United States, parted by spaces. */
  'data-consent': string;
  /** For how many days an ad click is remembered. */
  'data-ad-click-days': number;
  /** Vercel counts page views and loading times. */
  'data-vercel-insights': Flag;

  // The frame of a page.

  /** A click scrolls to the element with this id on the home page, from every page. */
  'data-scroll-to': 'get-quote' | 'contact-form';
  /** The hours and closures as JSON, once on a page, for what says whether somebody answers. */
  'data-opening-hours': string;
  /** Says whether somebody answers; short where there is room for little. */
  'data-opening-status': 'long' | 'short';
  /** Whether somebody answers now; set by the script. */
  'data-open': boolean;
  /** Says when somebody answers next. */
  'data-next-answer': Flag;
  /** What the script has last written there: a translator may have changed it. */
  'data-says': string;
  /** A closure's day, "2031-12-25": shown when it's soon. */
  'data-closure': string;
  /** A promotion's first moment and the one after its last, in milliseconds. */
  'data-from': number;
  'data-until': number;
  /** The page wasn't found: its path goes to the console. */
  'data-log-path': Flag;
  /** The page has a form of its own, which the bar at the bottom of a phone would cover. */
  'data-own-form': boolean;

  // Parts of a page.

  /** The carousel of makes, and whether it moves; the latter is set by the script. */
  'data-carousel': Flag;
  'data-motion': 'running' | 'paused';
  /** The introduction video, and its large button. */
  'data-intro-video': Flag;
  'data-play': Flag;
  /** Posts of Instagram, and whether they had time to load; the latter is set by the script. */
  'data-instagram': Flag;
  'data-loaded': boolean;
  /** The image to show where this one fails to load. */
  'data-fallback': string;
  /** On a car's card: a request for this car was sent; the script shows it. */
  'data-sent-note': string;
  /** Sorts the list with this id. */
  'data-sorts': string;
  /** The table of contents of a guide. */
  'data-toc': Flag;
  /** The longest number with the unit of this one: the room that each takes in a table. */
  'data-widest': string;
  /** On the body while a tool is in view: the bar at the bottom of a phone waits. */
  'data-tool-in-view': Flag;
  /** The only thing to print; set while a tool prints itself. */
  'data-print-only': Flag;

  // Hosted forms (components/lead-form/README.md) and the dialog of a brand page.

  /** The place of a form's frame: the URL of the form, and the title of the frame. */
  'data-lead-form': string;
  'data-title': string;
  /** What a form, or a link to one, asks about, noted when it's sent (lib/lead-form/sent-requests.ts). */
  'data-request': string;
  /** How far the form inside is. */
  'data-phase': LeadFormState['phase'];
  /** Leads to the form in a new tab. */
  'data-form-link': Flag;
  /** Opens the dialog with this title, for this vehicle. */
  'data-apply-title': string;
  'data-apply-vehicle': string;
  /** Leads from the dialog to the choice of miles. */
  'data-choose-miles': Flag;
  /** A click on it, and not on what it contains, closes the dialog. */
  'data-outside': Flag;
  /** On a link to a text message whose draft is complete: the script adds no car. */
  'data-own-draft': Flag;
  /** A link to a text message as it was before the car was added; set by the script. */
  'data-draft': string;

  // Next's client (lib/static-pages/README.md).

  /** An island; its value names the query parameters that it reads. */
  'data-island': string | Flag;

  // Instagram's own script.

  'data-instgrm-permalink': string;
  'data-instgrm-version': number | string;
};

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The same names and values as scripts see them: `data-send-to` is `dataset.sendTo`. */
type Dataset = {
  [Name in keyof DataAttributes as Name extends `data-${infer Rest}`
    ? CamelCase<Rest>
    : never]?: `${NonNullable<DataAttributes[Name]>}`;
};

declare module 'react' {
  // What React lets both HTML and SVG elements have.
  interface AriaAttributes extends Partial<DataAttributes> {}
}

declare global {
  interface DOMStringMap extends Dataset {}
}
