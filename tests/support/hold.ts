import type { Page } from '@playwright/test';

/** Holds every request to these addresses back. @returns what lets them go, now and from then on */
export async function hold(page: Page, ...addresses: string[]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await held;
      await route.continue();
    });
  }
  return () => release();
}

/** The framework's scripts of a page. */
export const FRAMEWORK_SCRIPTS = '**/_next/static/chunks/*.js';
