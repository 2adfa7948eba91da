import type { Page } from '@playwright/test';

declare global {
  interface Window {
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
