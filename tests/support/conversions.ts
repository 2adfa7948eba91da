import type { Page } from '@playwright/test';

declare global {
  interface Window {
    gtag_report_conversion?: (...args: unknown[]) => void;
    conversions?: unknown[][];
  }
}

/** Installs a conversion reporter in every document of the page. It keeps the arguments of each call. */
export async function recordConversions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.conversions = [];
    window.gtag_report_conversion = (...args) => {
      window.conversions?.push(args);
    };
  });
}

/** @returns the arguments of each conversion reported by the current document */
export const conversionsOf = (page: Page) => page.evaluate(() => window.conversions);

type Recorded = { events: object[]; hookCalls: unknown[][] };

/** Records events and calls of the conversion hook over all documents of a visit. */
export async function recordVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (name: string, entry: unknown) => {
      const before: unknown[] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      sessionStorage.setItem(name, JSON.stringify([...before, entry]));
    };
    const dataLayer: unknown[] = [];
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...entries) => {
      for (const entry of entries) keep('events', entry);
      return push(...entries);
    };
    Object.assign(window, {
      dataLayer,
      gtag_report_conversion: (...args: unknown[]) => keep('hookCalls', args),
    });
  });
}

/** @returns what `recordVisit` has recorded */
export const visitOf = (page: Page): Promise<Recorded> =>
  page.evaluate(() => {
    const read = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return { events: read('events'), hookCalls: read('hookCalls') };
  });
