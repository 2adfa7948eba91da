import { detailsOf, pushEvent, reportConversion } from '@/lib/analytics/events';
import { addScript } from './add-script';

/**
 * Pushes the event of the innermost `data-conversion` or `data-event` around a click, and calls the
 * conversion hook for the former.
 */
export function listenForClicks(doc: Document): void {
  doc.addEventListener(
    'click',
    (event) => {
      const source =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('[data-conversion], [data-event]');
      if (!source) return;
      const { conversion, event: otherEvent } = source.dataset;
      const name = conversion ?? otherEvent;
      if (conversion) reportConversion();
      if (name) pushEvent(name, detailsOf(source));
    },
    { capture: true },
  );
}

/** The kinds of consent that Google's tag knows, by Google's names. */
const CONSENT = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/**
 * Loads Google's tag or a container of Tag Manager where the layout named it. Nothing is granted
 * outside of the United States; there, what the layout says. Not under Global Privacy Control.
 */
export function loadGoogleTag(win: Window, script: HTMLElement | SVGElement | null): void {
  const { googleTag: id, sendTo, consent = '' } = script?.dataset ?? {};
  if (!id || win.navigator.globalPrivacyControl) return;

  win.dataLayer ??= [];
  const layer = win.dataLayer;
  // The tag requires the arguments object itself; it ignores arrays.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const each = (names: string[], state: string) =>
    Object.fromEntries(names.map((name) => [name, state]));
  gtag('consent', 'default', each(CONSENT, 'denied'));
  gtag('consent', 'default', { ...each(consent.split(' '), 'granted'), region: ['US'] });

  const isContainer = id.startsWith('GTM-');
  if (isContainer) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  } else {
    gtag('js', new Date());
    gtag('config', id);
  }
  if (sendTo) win.gtag_report_conversion = () => gtag('event', 'conversion', { send_to: sendTo });
  const path = isContainer ? 'gtm.js' : 'gtag/js';
  addScript(win.document, `https://www.googletagmanager.com/${path}?id=${id}`);
}
