import { detailsOf, type EventName, pushEvent, reportConversion } from '@/lib/analytics/events';
import { addScript } from './add-script';

/**
 * Pushes the event that `data-conversion` or `data-event` names, for every click on or inside an element with one of them,
 * the innermost; the first reports a conversion as well. Never prevents or delays the click.
 */
export function listenForClicks(doc: Document): void {
  doc.addEventListener(
    'click',
    (event) => {
      const source =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('[data-conversion], [data-event]');
      if (!source) return;
      const { conversion, event: name } = source.dataset;
      if (conversion) reportConversion();
      pushEvent((conversion ?? name) as EventName, detailsOf(source));
    },
    { capture: true },
  );
}

/**
 * Loads Google's tag or a container of Tag Manager if the layout set its id on the element of the site script (in production
 * only) without Global Privacy Control. The consent is only for measuring conversions, and only in the United States.
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
