'use client';

import Script from 'next/script';
import { useLayoutEffect, useState } from 'react';
import { adClickReader } from '@/lib/measuring/ad-click';
import { conversionClicks, reportConversion } from '@/lib/measuring/events';

const CONSENT = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

type Props = {
  /** The id of Google's tag, or of a container of Tag Manager ("GTM-…"). */
  id: string;
  /** Where a conversion is reported to; `null` if nowhere. */
  sendTo: string | null;
  /** The kinds of consent granted in the United States. Elsewhere, none is granted. */
  granted: readonly string[];
};

/** Google's tag or a Tag Manager container; neither is loaded under Global Privacy Control. */
export function GoogleTag({ id, sendTo, granted }: Props) {
  const [isPrepared, setPrepared] = useState(false);

  // Before the effects of the page, which push events.
  useLayoutEffect(() => {
    if (navigator.globalPrivacyControl) return;
    prepare({ id, sendTo, granted });
    setPrepared(true);
  }, [id, sendTo, granted]);

  if (!isPrepared) return null;
  const path = isContainer(id) ? 'gtm.js' : 'gtag/js';
  return <Script src={`https://www.googletagmanager.com/${path}?id=${id}`} />;
}

/**
 * A URL with the parameters of an ad click alone. Others have what was typed into a tool, which the
 * privacy policy promises not to send to Google.
 */
function reportedUrl(url: string): string {
  const reported = new URL(url);
  reported.search = String(new URLSearchParams(adClickReader.read(reported.searchParams)));
  reported.hash = '';
  return reported.href;
}

const isContainer = (id: string) => id.startsWith('GTM-');

function prepare({ id, sendTo, granted }: Props): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  // What the visitor did before React. The tag must find the consent first.
  const early = layer.splice(0);
  // The tag requires the arguments object and ignores arrays.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const consentState = (names: readonly string[], state: string) =>
    Object.fromEntries(names.map((name) => [name, state]));
  gtag('consent', 'default', consentState(CONSENT, 'denied'));
  gtag('consent', 'default', { ...consentState(granted, 'granted'), region: ['US'] });
  gtag('set', {
    page_location: reportedUrl(location.href),
    page_referrer: document.referrer && reportedUrl(document.referrer),
  });
  if (isContainer(id)) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  } else {
    gtag('js', new Date());
    gtag('config', id);
  }
  layer.push(...early);
  if (!sendTo) return;

  window.gtag_report_conversion = () => gtag('event', 'conversion', { send_to: sendTo });
  for (const entry of early) {
    if (conversionClicks.some((name) => name === (entry as { event?: unknown }).event))
      reportConversion();
  }
}
