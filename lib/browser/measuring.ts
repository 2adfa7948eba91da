import { detailsOf, type EventName, pushEvent, reportConversion } from '@/lib/analytics/events';

/**
 * Pushes the event that `data-conversion` or `data-event` names, for every click on an element with one of them, or inside
 * it; the first reports a conversion as well. A click inside two such elements is that of the inner one. Never prevents or
 * delays the click.
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
 * Loads Google's tag or a container of Google Tag Manager if the layout set its id (in production only) and the visitor does not send Global
 * Privacy Control. Consent: everything is denied, except in the United States, where ad storage and ad user data are
 * granted for measuring conversions, never personalization or analytics.
 *
 * @param script the `<script>` element of the site script: `data-google-tag` is the id, `data-send-to` the conversion
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
  gtag('consent', 'default', {
    ...measurement('denied'),
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  gtag('consent', 'default', { ...measurement('granted'), region: ['US'] });
  const isContainer = id.startsWith('GTM-');
  if (isContainer) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    gtag('js', new Date());
    gtag('config', id);
  }
  if (sendTo) win.gtag_report_conversion = () => gtag('event', 'conversion', { send_to: sendTo });
  const tag = win.document.createElement('script');
  tag.async = true;
  tag.src = `https://www.googletagmanager.com/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`;
  win.document.head.append(tag);
}
