import type { Page } from '@playwright/test';

/** URL pattern of Next's client scripts. */
export const NEXT_SCRIPTS = '**/_next/static/chunks/*.js';

/**
 * Delays every request whose URL matches a pattern.
 *
 * @returns a function that lets the delayed requests, and all later ones, go through
 */
export async function delayRequests(page: Page, ...patterns: string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const pattern of patterns) {
    await page.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}
