import type { Page } from '@playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'other';
export type Loaded = { url: string; kind: Kind; bytes: number };

const kinds: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Records every request of a page from now on, with its transferred bytes, without headers. */
export async function watchTraffic(page: Page): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Loaded & { headers: number }>();
  const loaded: Loaded[] = [];
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const entry = { url: request.url, kind: kinds[type ?? ''] ?? 'other', bytes: 0, headers: 0 };
    open.set(requestId, entry);
    loaded.push(entry);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = open.get(requestId);
    if (entry) entry.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = open.get(requestId);
    if (entry) entry.bytes = Math.max(0, encodedDataLength - entry.headers);
  });
  return loaded;
}

/** @returns KiB of one kind, or of all */
export function kibOf(loaded: readonly Loaded[], kind?: Kind): number {
  const bytes = loaded.filter((it) => !kind || it.kind === kind).reduce((sum, it) => sum + it.bytes, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}

/** Aborts requests to other hosts. @returns their URLs */
export async function blockOtherHosts(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => {
      blocked.push(route.request().url());
      return route.abort();
    },
  );
  return blocked;
}
