import type { Page } from '@playwright/test';

/**
 * Delays the scripts of every document that the page opens from now on. Open one with `waitUntil:
 * 'domcontentloaded'`, because its load event has to wait, too.
 *
 * @returns a function that lets these scripts continue, and all later ones
 */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Records the layout shifts of every document of the page from now on.
 *
 * @returns a function that reads those of the current document
 */
export async function recordShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
    });
  });
  // Shifts are reported within two frames. Together, small ones don't count up to what nobody would
  // notice: without a style sheet to wait for, a busy browser paints half of a page before the next
  // piece of HTML moves it.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: { value: number }[] };
      return shifts.reduce((sum, { value }) => sum + value, 0) < 0.05 ? [] : shifts;
    });
}
