type Page = Window & {
  dataLayer?: unknown[];
  gtag_report_conversion?: () => void;
  navigator: { globalPrivacyControl?: boolean };
};

/**
 * The advertising tag, loaded only where the layout named one (production, id set) and only for visitors who do not
 * send Global Privacy Control. Consent: everything denied; in the United States what conversion measurement needs is
 * granted, never personalization or analytics (docs/decisions.md).
 *
 * @param script the site script's own element: `data-google-tag` is the id, `data-send-to` the conversion
 */
export function loadGoogleTag(page: Page, script: HTMLElement | SVGElement | null): void {
  const { googleTag: id, sendTo } = script?.dataset ?? {};
  if (!id || page.navigator.globalPrivacyControl) return;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // Google reads the arguments object itself; an array would be ignored.
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
  gtag('js', new Date());
  gtag('config', id);
  if (sendTo) page.gtag_report_conversion = () => gtag('event', 'conversion', { send_to: sendTo });
  const tag = page.document.createElement('script');
  tag.async = true;
  tag.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  page.document.head.append(tag);
}
