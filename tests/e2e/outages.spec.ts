import path from 'node:path';
import { expect, test } from '@playwright/test';
import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { type Site, startSite } from '../support/site-server';

const database = process.env.SUPABASE_URL ?? '';
const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
const ANSWERS_WITHIN_MS = 6_000;
/** What each fault makes the page say when there was never a good answer (spec section 8: `Error: {message}`). */
const messages: Partial<Record<Fault, string>> = {
  refuse: 'TypeError: fetch failed',
  hang: 'AbortError: This operation was aborted',
  'status-500': 'internal error',
  html: 'The inventory answered with something that is not a list',
  truncated: 'The inventory answered with something that is not a list',
  'wrong-types': 'None of the',
  'revoked-key': 'Invalid API key',
  oversized: 'The answer is longer than',
};
const breaking = Object.keys(messages) as Fault[];

let proxy: FaultProxy;
let sites: Site[] = [];

test.beforeEach(async () => {
  proxy = await startFaultProxy(database);
});
test.afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  sites = [];
  await proxy.stop();
});

async function start(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({
    NEXT_PUBLIC_SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '1',
    ...env,
  });
  sites.push(site);
  return site;
}

/** One request from its start to its last byte. */
async function visit(site: Site, address: string = routes.inventory) {
  const started = performance.now();
  const answer = await fetch(site.url + address, { signal: AbortSignal.timeout(20_000) });
  const html = await answer.text();
  const ms = performance.now() - started;
  expect(ms, `${address} answers in time`).toBeLessThan(ANSWERS_WITHIN_MS);
  // What the visitor reads; the script's data repeats some of it.
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');
  return { status: answer.status, html: shown, cards: shown.match(/<article/g)?.length ?? 0, ms };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const linesOf = (site: Site, text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

function expectQuietLog(site: Site): void {
  const log = site.output();
  expect(log).not.toContain(key);
  expect(log).not.toContain(new URL(proxy.url).pathname);
  expect(log).not.toMatch(/revalidating cache with key|\n\s+at .*\(/);
}

for (const fault of breaking) {
  test(`a cold start while the database fails (${fault}) shows the error with status 200 and recovers by itself`, async () => {
    proxy.switchTo(fault);
    const site = await start();
    // A hanging database is worth two visits at once: the second one waits for the same read.
    const visits = await Promise.all([visit(site), visit(site), visit(site, routes.inventoryDebug)]);
    for (const { status, html } of visits.slice(0, 2)) {
      expect(status).toBe(200);
      expect(html).toContain(`Error: ${messages[fault]}`);
      expect(html).toContain(business.phone);
      expect(html).not.toContain('<h1>Maintenance');
    }
    expect(visits[2]?.status).toBe(200);
    for (const address of [routes.home, routes.apply, routes.brand('bmw'), routes.faq]) {
      const { status, ms } = await visit(site, address);
      expect(status).toBe(200);
      expect(ms).toBeLessThan(3_000);
    }
    expect(linesOf(site, 'could not be read')).toHaveLength(1);
    proxy.switchTo('pass');
    expect((await visit(site)).cards).toBe(24);
    expect(linesOf(site, 'can be read again')).toHaveLength(1);
    expectQuietLog(site);
  });
}

test('last good rows stay through every fault, are fresh again after it, and the log says each outage once', async () => {
  test.setTimeout(120_000);
  const site = await start();
  expect((await visit(site)).cards).toBe(24);
  for (const [at, fault] of breaking.entries()) {
    proxy.switchTo(fault);
    await pause(1_100);
    for (let visits = 0; visits < (fault === 'hang' ? 6 : 4); visits++) {
      const { status, cards, html } = await visit(site);
      expect([status, cards]).toEqual([200, 24]);
      expect(html).not.toContain('Error: ');
      await pause(fault === 'hang' ? 1_000 : 250);
    }
    expect(linesOf(site, 'could not be read')).toHaveLength(at + 1);
    proxy.switchTo('pass');
    await expect(async () => {
      await visit(site);
      expect(linesOf(site, 'can be read again')).toHaveLength(at + 1);
    }).toPass({ timeout: 15_000, intervals: [400] });
    expect((await visit(site)).cards).toBe(24);
  }
  expectQuietLog(site);
});

test('an inventory that was emptied, partly broken, large or slow is shown as it is', async () => {
  const site = await start();
  const shown = async (condition: (html: string) => boolean) => {
    await expect(async () => {
      const { html, status } = await visit(site);
      expect(status).toBe(200);
      expect(condition(html)).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [500] });
  };
  const outcomes: [Fault, (html: string) => boolean][] = [
    ['slow', (html) => html.includes('<article')],
    ['some-wrong', () => linesOf(site, 'rows of inventory_2025 left out').length === 1],
    ['many-rows', (html) => html.includes('5000 vehicles')],
    ['no-rows', (html) => html.includes('No vehicles found for the selected filters')],
  ];
  for (const [fault, condition] of outcomes) {
    proxy.switchTo(fault);
    await shown(condition);
  }
  proxy.switchTo('pass');
  await shown((html) => html.match(/<article/g)?.length === 24);
  expect(linesOf(site, 'rows of inventory_2025 left out')).toHaveLength(1);
  expect(linesOf(site, 'could not be read')).toHaveLength(0);
});

test('rows are served after a restart, a hundred hours later, with the database still away', async () => {
  const before = await start();
  expect((await visit(before)).cards).toBe(24);
  await before.stop();
  proxy.switchTo('refuse');
  const after = await start({
    HOURS_LATER: '100',
    NODE_OPTIONS: `--require ${path.resolve(__dirname, '../support/hours-later.cjs')}`,
  });
  for (let visits = 0; visits < 4; visits++) {
    const { status, cards } = await visit(after);
    expect([status, cards]).toEqual([200, 24]);
    await pause(400);
  }
  expect(linesOf(after, 'the last good rows are shown')).toHaveLength(1);
  expectQuietLog(after);
});
