import type { Page } from '@playwright/test';

/** @returns the URLs of requests to other hosts, none of which the browser finds (test-browser.ts) */
export function requestsToOthers(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOther = protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname);
    if (isOther) urls.push(request.url());
  });
  return urls;
}

export const NEXT_SCRIPTS = '**/_next/static/chunks/*.js';

/**
 * Delays every request whose URL matches a pattern. A page that asks for one has no load event
 * until then: go to it with `waitUntil: 'domcontentloaded'`.
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

/**
 * Records the layout shifts of every document of the page from now on.
 *
 * @returns a function that reads the last document's
 */
export async function recordShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
    });
  });
  // The shifts so far are reported before the second frame. What the next piece of the HTML moves a
  // little doesn't count: without a style sheet to wait for, browsers may paint half of a header.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: { value: number }[] };
      return shifts.reduce((sum, { value }) => sum + value, 0) < 0.02 ? [] : shifts;
    });
}
