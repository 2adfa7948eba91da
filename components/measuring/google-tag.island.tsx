'use client';

import Script from 'next/script';
import { useEffect, useState } from 'react';

const CONSENT = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

type Props = {
  /** The id of Google's tag, or of a container of Tag Manager ("GTM-…"). */
  id: string;
  /** The conversion that the hook reports, if any. */
  sendTo: string | null;
  /** The kinds of consent granted in the United States; nothing is granted elsewhere. */
  granted: readonly string[];
};

/** Google's tag, or a container of Tag Manager; neither under Global Privacy Control. */
export function GoogleTag({ id, sendTo, granted }: Props) {
  const [isPrepared, setPrepared] = useState(false);

  useEffect(() => {
    if (navigator.globalPrivacyControl) return;
    prepare({ id, sendTo, granted });
    setPrepared(true);
  }, [id, sendTo, granted]);

  if (!isPrepared) return null;
  const path = isContainer(id) ? 'gtm.js' : 'gtag/js';
  return <Script src={`https://www.googletagmanager.com/${path}?id=${id}`} />;
}

const isContainer = (id: string) => id.startsWith('GTM-');

/** What the tag's script reads when it has loaded. */
function prepare({ id, sendTo, granted }: Props): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  // The tag requires the arguments object itself; it ignores arrays.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const consentState = (names: readonly string[], state: string) =>
    Object.fromEntries(names.map((name) => [name, state]));
  gtag('consent', 'default', consentState(CONSENT, 'denied'));
  gtag('consent', 'default', { ...consentState(granted, 'granted'), region: ['US'] });
  if (isContainer(id)) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  } else {
    gtag('js', new Date());
    gtag('config', id);
  }
  if (sendTo)
    window.gtag_report_conversion = () => gtag('event', 'conversion', { send_to: sendTo });
}
