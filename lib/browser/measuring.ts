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

/**
 * Loads Google's tag or Tag Manager where the layout named it, with consent to measure conversions
 * in the United States only.
 */
export function loadGoogleTag(win: Window, script: HTMLElement | SVGElement | null): void {
  const { googleTag: id, sendTo } = script?.dataset ?? {};
  if (!id || win.navigator.globalPrivacyControl) return;
  win.dataLayer ??= [];
  const layer = win.dataLayer;
  // The tag requires the arguments object itself; it ignores arrays.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const measurement = (state: string) => ({ ad_storage: state, ad_user_data: state });
  const others = { ad_personalization: 'denied', analytics_storage: 'denied' };
  gtag('consent', 'default', { ...measurement('denied'), ...others });
  gtag('consent', 'default', { ...measurement('granted'), region: ['US'] });
  const isContainer = id.startsWith('GTM-');
  if (isContainer) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    gtag('js', new Date());
    gtag('config', id);
  }
  if (sendTo) win.gtag_report_conversion = () => gtag('event', 'conversion', { send_to: sendTo });
  const path = isContainer ? 'gtm.js' : 'gtag/js';
  addScript(win.document, `https://www.googletagmanager.com/${path}?id=${id}`);
}
