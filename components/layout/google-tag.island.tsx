'use client';

import Script from 'next/script';
import { useEffect, useState } from 'react';

/**
 * Google's tag or a Tag Manager container ("GTM-…"), which the inline script has prepared
 * (`prepareTag`). Neither is loaded under Global Privacy Control.
 */
export function GoogleTag({ id }: { id: string }) {
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => setMayLoad(!navigator.globalPrivacyControl), []);
  if (!mayLoad) return null;
  const path = id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js';
  return <Script src={`https://www.googletagmanager.com/${path}?id=${id}`} />;
}
