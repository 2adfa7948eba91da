'use client';

import { useSyncExternalStore } from 'react';
import { GetQuoteFields } from '@/components/layout/get-quote-target';

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * Ads link to a model on a brand page (`#x3`). This passes its make and model to Get Quote.
 *
 * @param props `models` by the anchors of their cards
 */
export function LinkedModel({
  make,
  models,
}: {
  make: string;
  models: Readonly<Record<string, string>>;
}) {
  const anchor = useSyncExternalStore(
    watchHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const model = Object.hasOwn(models, anchor) ? models[anchor] : undefined;
  return <GetQuoteFields make={make} model={model} />;
}
