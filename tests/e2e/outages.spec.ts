import path from 'node:path';
import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';
import { type Fault, type FaultProxy, MANY_ROWS, startFaultProxy } from '../support/fault-proxy';
import { type Site, startSite } from '../support/site-server';
import { expect, test } from '../support/test';

const TIMEOUT_MS = 6_000;
/** The error that the page shows for each fault when there are no earlier rows. */
const errors: Partial<Record<Fault, string>> = {
  refuse: "We can't reach our vehicle list right now.",
  hang: 'Our vehicle list is taking too long to answer.',
  'status-500': "Our vehicle list isn't working right now.",
  html: "Our vehicle list came back in a form we can't read.",
  truncated: "Our vehicle list came back in a form we can't read.",
  'wrong-types': "Our vehicle list came back in a form we can't read.",
  'revoked-key': "We don't have access to our vehicle list right now.",
  oversized: "Our vehicle list came back in a form we can't read.",
};

let proxy: FaultProxy;
let sites: Site[] = [];

test.beforeEach(async () => {
  proxy = await startFaultProxy(process.env.SUPABASE_URL ?? '');
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

/** Requests a page and reads the response to its end. */
async function visit(site: Site, path: string = routes.inventory) {
  const started = performance.now();
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  const ms = performance.now() - started;
  expect(ms, path).toBeLessThan(TIMEOUT_MS);
  // Without scripts, whose data repeats some of the text.
  const html = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');
  return { status: response.status, html, cards: html.match(/<article/g)?.length ?? 0, ms };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const logLines = (site: Site, text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

/** The log contains no key, no database URL, no stack trace and no warning of Next's cache. */
function expectCleanLog(site: Site): void {
  const log = site.output();
  expect(log).not.toContain(process.env.SUPABASE_PUBLISHABLE_KEY);
  expect(log).not.toContain(new URL(proxy.url).pathname);
  expect(log).not.toMatch(/revalidating cache with key|\n\s+at .*\(/);
}

for (const [fault, message] of Object.entries(errors) as [Fault, string][]) {
  test(`without earlier rows, a failing database (${fault}) shows an error with status 200 until it recovers`, async () => {
    proxy.switchTo(fault);
    const site = await start();
    const visits = await Promise.all([visit(site), visit(site), visit(site, routes.inventoryDebug)]);
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { html } of visits.slice(0, 2)) {
      // The server writes an apostrophe as a character reference.
      expect(html).toContain(`Error: ${message.replaceAll("'", '&#x27;')}`);
      expect(html).toContain(business.phone);
      expect(html).not.toContain('<h1>Maintenance');
    }
    for (const route of [routes.home, routes.apply, routes.brand('bmw'), routes.faq]) {
      const { status, ms } = await visit(site, route);
      expect(status).toBe(200);
      expect(ms).toBeLessThan(3_000);
    }
    expect(logLines(site, 'could not be read')).toHaveLength(1);
    proxy.switchTo('pass');
    expect((await visit(site)).cards).toBeGreaterThan(0);
    expect(logLines(site, 'can be read again')).toHaveLength(1);
    expectCleanLog(site);
  });
}

test('the last rows stay through outages, are updated afterward, and the log names each outage once', async () => {
  test.setTimeout(120_000);
  const site = await start();
  expect((await visit(site)).cards).toBeGreaterThan(0);
  for (const [at, fault] of (['refuse', 'hang', 'wrong-types'] as const).entries()) {
    proxy.switchTo(fault);
    await pause(1_100);
    for (let visits = 0; visits < 4; visits++) {
      const { status, cards, html } = await visit(site);
      expect(status).toBe(200);
      expect(cards).toBeGreaterThan(0);
      expect(html).not.toContain('Error: ');
      await pause(250);
    }
    await expect.poll(() => logLines(site, 'could not be read').length, { timeout: TIMEOUT_MS }).toBe(at + 1);
    proxy.switchTo('pass');
    await expect(async () => {
      await visit(site);
      expect(logLines(site, 'can be read again')).toHaveLength(at + 1);
    }).toPass({ timeout: 15_000, intervals: [300] });
    expect((await visit(site)).cards).toBeGreaterThan(0);
  }
  expect(logLines(site, 'could not be read')).toHaveLength(3);
  expectCleanLog(site);
});

test('a slow, partly broken, large or empty inventory is shown as it is', async () => {
  const site = await start();
  const cases: [Fault | 'pass', (html: string) => boolean][] = [
    ['slow', (html) => html.includes('<article')],
    ['some-wrong', () => logLines(site, 'rows of inventory_2025 left out').length === 1],
    ['many-rows', (html) => html.includes(`${MANY_ROWS} vehicles`)],
    ['no-rows', (html) => html.includes('No vehicles found for the selected filters')],
    ['pass', (html) => html.includes('<article')],
  ];
  for (const [mode, condition] of cases) {
    proxy.switchTo(mode);
    await expect(async () => {
      const { html, status } = await visit(site);
      expect(status).toBe(200);
      expect(condition(html), mode).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [300] });
  }
  expect(logLines(site, 'rows of inventory_2025 left out')).toHaveLength(1);
  expect(logLines(site, 'could not be read')).toHaveLength(0);
});

test('rows survive a restart a hundred hours later while the database is down', async () => {
  const before = await start();
  expect((await visit(before)).cards).toBeGreaterThan(0);
  await before.stop();
  proxy.switchTo('refuse');
  const after = await start({
    CLOCK_OFFSET_HOURS: '100',
    NODE_OPTIONS: `--require ${path.resolve('tests/support/clock-offset.cjs')}`,
  });
  for (let visits = 0; visits < 4; visits++) {
    const { status, cards } = await visit(after);
    expect(status).toBe(200);
    expect(cards).toBeGreaterThan(0);
    await pause(400);
  }
  expect(logLines(after, 'the last good rows are shown')).toHaveLength(1);
  expectCleanLog(after);
});
