import type { Page } from '@playwright/test';

/** A phone on slow 4G, with an empty cache; `cpu` is how many times slower its processor is. */
export async function emulateSlowPhone(page: Page, cpu = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
