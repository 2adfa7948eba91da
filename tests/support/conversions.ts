import type { Page } from '@playwright/test';

/**
 * What a visit reports, over all its documents: events, and the arguments of each call of the
 * conversion hook.
 */
type Visit = { events: object[]; hookCalls: unknown[][] };

declare global {
  interface Window {
    reported?: (list: keyof Visit, entry: unknown) => void;
  }
}

/**
 * Installs a conversion hook and watches the data layer in every document of the page.
 *
 * @returns a record that grows
 */
export async function recordVisit(page: Page): Promise<Visit> {
  const visit: Visit = { events: [], hookCalls: [] };
  await page.exposeFunction('reported', (list: 'events', entry: object) => visit[list].push(entry));
  await page.addInitScript(() => {
    const dataLayer: unknown[] = [];
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...entries) => {
      for (const entry of entries) window.reported?.('events', entry);
      return push(...entries);
    };
    const gtag_report_conversion = (...args: unknown[]) => window.reported?.('hookCalls', args);
    Object.assign(window, { dataLayer, gtag_report_conversion });
  });
  return visit;
}
