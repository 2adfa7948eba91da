'use client';

import { Analytics } from '@vercel/analytics/react';
import { SpeedInsights } from '@vercel/speed-insights/react';
import { useSyncExternalStore } from 'react';

/** URLs are sent without their parameters. */
const withoutQuery = <Sent extends { url: string }>(sent: Sent): Sent => ({
  ...sent,
  url: sent.url.replace(/[?#].*/, ''),
});

const neverChanges = () => () => {};

/** Vercel's page views and loading times; not under Global Privacy Control. */
export function VercelInsights() {
  const isAllowed = useSyncExternalStore(
    neverChanges,
    () => !navigator.globalPrivacyControl,
    () => false,
  );
  if (!isAllowed) return null;
  return (
    <>
      <Analytics beforeSend={withoutQuery} />
      <SpeedInsights beforeSend={withoutQuery} />
    </>
  );
}
