import type { Page } from '@playwright/test';
import { business } from '@/lib/content/business';
import { type ConversionClick, conversionClicks } from '@/lib/measuring/events';

/** The events of a visit, over all its documents, and the arguments of each reported conversion. */
type Visit = { events: object[]; conversions: unknown[][] };

declare global {
  interface Window {
    reported?: (list: keyof Visit, entry: unknown) => void;
  }
}

/**
 * Installs a reporter of conversions and records the data layer in every document of the page.
 *
 * @returns a record that grows
 */
export async function recordVisit(page: Page): Promise<Visit> {
  const visit: Visit = { events: [], conversions: [] };
  await page.exposeFunction('reported', (list: 'events', entry: object) => visit[list].push(entry));
  await page.addInitScript(() => {
    const dataLayer: unknown[] = [];
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...entries) => {
      for (const entry of entries) window.reported?.('events', entry);
      return push(...entries);
    };
    const gtag_report_conversion = (...args: unknown[]) => window.reported?.('conversions', args);
    Object.assign(window, { dataLayer, gtag_report_conversion });
  });
  return visit;
}

const linksTo = (start: string) => (element: Element) =>
  Boolean(element.getAttribute('href')?.startsWith(start));
const says = (words: string) => (element: Element) =>
  element.matches('a, button') && element.textContent?.trim() === words;

/** Where the specification requires a conversion, as a visitor sees it. */
const points: Record<ConversionClick, (element: Element) => boolean> = {
  quote_start: (element) =>
    says('Get Quote')(element) || element.matches('[data-place="hero"] a[href$="#get-quote"]'),
  call: linksTo('tel:'),
  email: linksTo('mailto:'),
  trade_in: (element) => element.getAttribute('href') === business().links.tradeIn,
  apply_click: says('Apply Now'),
  inventory_card: (element) => element.matches('article[data-model]:has([data-event="call"])'),
};

/**
 * The elements that count as a conversion without being in the specification, and those that should
 * and don't.
 */
export function wrongConversions(document: Document): string[] {
  const wrong = conversionClicks.flatMap((name) =>
    [...document.querySelectorAll(`[data-event="${name}"]`)].filter((it) => !points[name](it)),
  );
  const silent = [...document.querySelectorAll('a, button')].filter((element) =>
    Object.entries(points).some(
      ([name, is]) => is(element) && element.getAttribute('data-event') !== name,
    ),
  );
  return [
    ...wrong.map((element) => `counts: ${element.outerHTML.slice(0, 200)}`),
    ...silent.map((element) => `doesn't count: ${element.outerHTML.slice(0, 200)}`),
  ];
}
