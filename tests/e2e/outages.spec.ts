import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';
import { databaseKeys, databaseUrl } from '@/scripts/sandbox/test-site';
import { expectAccessible } from '../support/accessibility';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { type Site, startSite } from '../support/site-server';
import { stockedBrand } from '../support/stocked-brand';
import { expect, test } from '../support/test';

// In one worker: they wait for a database most of the time, while the other workers go on.
test.describe.configure({ mode: 'default' });

const TIMEOUT_MS = 6_000;
const LATE = 'The operation was aborted due to timeout';
/**
 * What the page says for each fault when there are no earlier rows; what it says for rows is a rule
 * of lib/inventory.
 */
const messages: [Fault, string][] = [
  ['refuse', 'fetch failed'],
  ['drip', LATE],
  ['html', 'The database responded with something that is not a list'],
  ['revoked-key', 'Invalid API key'],
];

let proxy: FaultProxy;
let site: Site;

test.beforeEach(async () => {
  proxy = await startFaultProxy(databaseUrl);
  site = await startSite({
    NEXT_PUBLIC_SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '1',
  });
  // Loads the server's modules, whose time isn't the database's.
  await fetch(`${site.url}/apply`);
});
test.afterEach(async () => {
  await site.stop();
  await proxy.stop();
});

/** Requests a page and reads the response to its end. */
async function visit(path: string = routes.inventory) {
  const started = performance.now();
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  const ms = performance.now() - started;
  expect(response.status, path).toBe(200);
  expect(ms, path).toBeLessThan(TIMEOUT_MS);
  // Without scripts, whose data repeats some of the text.
  const html = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');
  return { html, cards: html.match(/<article/g)?.length ?? 0, ms };
}

const logLines = (text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

/**
 * The log contains no key, no database URL, no stack trace and no warning of Next's cache or of
 * Node.
 */
function expectCleanLog(): void {
  const log = site.output();
  expect(log).not.toContain(databaseKeys.publishable);
  expect(log).not.toContain(new URL(proxy.url).host);
  expect(log).not.toMatch(/revalidating cache with key|\n\s+at .*\(|Warning/);
}

test('without earlier rows each fault shows its message within six seconds', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [fault, message] of messages) {
    proxy.switchTo(fault);
    const path = '/inventory?make=Kia&page=2';
    const [first, second] = await Promise.all([visit(), visit(path), visit(routes.inventoryDebug)]);
    expect(second.html).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
    for (const { html } of [first, second]) {
      expect(html, fault).toMatch(new RegExp(`Error: .*${message}`));
      expect(html).toContain(business().phone);
      expect(html).not.toContain('<h1>Maintenance');
    }
  }
  // One line for each outage, and none for the same outage again.
  expect(logLines('[inventory] could not be read').length).toBeLessThanOrEqual(messages.length);

  proxy.switchTo('hang');
  await page.goto(`${site.url}/inventory`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading inventory...')).toBeVisible();
  const pages = [routes.home, routes.apply, stockedBrand, routes.faq];
  for (const { ms } of await Promise.all(pages.map(visit))) expect(ms).toBeLessThan(4_000);
  await expect(page.getByText(`Error: ${LATE}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \(/ })).toBeVisible();
  await expectAccessible(page);

  proxy.switchTo('pass');
  expect((await visit()).cards).toBeGreaterThan(0);
  expect(logLines('[inventory] can be read again')).toHaveLength(1);
  expectCleanLog();
});

test('the last rows stay through outages, each logged once, and the debug page shows the outage', async () => {
  test.setTimeout(90_000);
  const intact = (await visit()).cards;
  expect(intact).toBeGreaterThan(0);
  for (const [at, fault] of (['drip', 'refuse'] as const).entries()) {
    proxy.switchTo(fault);
    await expect(async () => {
      const { cards, html } = await visit();
      expect(cards).toBe(intact);
      expect(html).not.toContain('Error: ');
      expect(logLines('[inventory] could not be read')).toHaveLength(at + 1);
    }).toPass({ timeout: 15_000, intervals: [300] });
    expect((await visit(routes.inventoryDebug)).html).toContain('Error: ');
    proxy.switchTo('pass');
    await expect(async () => {
      expect((await visit()).cards).toBe(intact);
      expect(logLines('can be read again')).toHaveLength(at + 1);
    }).toPass({ timeout: 15_000, intervals: [300] });
  }
  expect(logLines('[inventory] could not be read')).toHaveLength(2);
  expectCleanLog();
});

test('a server that receives SIGTERM completes the requests it has accepted and exits', async () => {
  proxy.switchTo('slow');
  // Waits 2.5 seconds for its rows; the signal arrives during that time.
  const waiting = visit();
  await expect.poll(() => proxy.requests(), { timeout: 5_000 }).toBeGreaterThan(0);
  site.signal('SIGTERM');
  // A busy processor takes a while to deliver the signal, but not as long as the rows take. An open
  // connection stays usable.
  const answer = async () =>
    (await fetch(`${site.url}/faq`, { headers: { connection: 'close' } })).text();
  await expect(() => expect(answer()).rejects.toThrow()).toPass({
    timeout: 2_000,
    intervals: [100],
  });
  const { html } = await waiting;
  expect(html).toContain('<article');
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  expect([143, 'SIGTERM']).toContain(await site.exited);
});
