import type { Page } from '@playwright/test';
import { business } from '@/lib/content/business';
import type { HookClick } from '@/lib/measuring/events';

/** The events of a visit, over all its documents, and the arguments of each call of the hook. */
type Visit = { events: object[]; hookCalls: unknown[][] };

declare global {
  interface Window {
    reported?: (list: keyof Visit, entry: unknown) => void;
  }
}

/**
 * Installs a conversion hook and records the data layer in every document of the page.
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

const linksTo = (start: string) => (element: Element) =>
  Boolean(element.getAttribute('href')?.startsWith(start));
const says = (words: string) => (element: Element) =>
  element.matches('a, button') && element.textContent?.trim() === words;

/** Where the specification requires the conversion hook to be called, as a visitor sees it. */
const points: Record<HookClick, (element: Element) => boolean> = {
  quote_start: (element) =>
    says('Get Quote')(element) || element.matches('[data-place="hero"] a[href$="#get-quote"]'),
  call: linksTo('tel:'),
  email: linksTo('mailto:'),
  trade_in: (element) => element.getAttribute('href') === business().links.tradeIn,
  apply_click: says('Apply Now'),
  inventory_card: (element) => element.matches('article[data-model]:has([data-hook-event="call"])'),
};

/**
 * The elements that call the conversion hook without being in the specification, and those that
 * should call it and don't.
 */
export function wrongConversions(document: Document): string[] {
  const isPoint = (element: Element, name: string) =>
    name in points && points[name as HookClick](element);
  const wrong = [...document.querySelectorAll('[data-hook-event]')].filter(
    (element) => !isPoint(element, element.getAttribute('data-hook-event') ?? ''),
  );
  const silent = [...document.querySelectorAll('a, button')].filter((element) =>
    Object.entries(points).some(
      ([name, is]) => is(element) && element.getAttribute('data-hook-event') !== name,
    ),
  );
  return [
    ...wrong.map((element) => `counts: ${element.outerHTML.slice(0, 200)}`),
    ...silent.map((element) => `doesn't count: ${element.outerHTML.slice(0, 200)}`),
  ];
}
