import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';
import { databaseUrl } from '@/scripts/lib/site-under-test';
import { databaseKeys } from '@/scripts/sandbox/database';
import { expectAccessible } from '../support/accessibility';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { brandPageWithModels } from '../support/page-templates';
import { type Site, startSite } from '../support/site-server';
import { expect, test } from '../support/test';

// One server, whose last test stops it.
test.describe.configure({ mode: 'serial' });

const LATE = 'The operation was aborted due to timeout';

let proxy: FaultProxy;
let site: Site;

test.beforeAll(async () => {
  proxy = await startFaultProxy(databaseUrl);
  site = await startSite({
    SUPABASE_URL: proxy.url,
    INVENTORY_REVALIDATE_SECONDS: '1',
  });
});
test.afterAll(async () => {
  await site.stop();
  await proxy.stop();
});

/** Requests a page and reads the response to its end. */
async function visit(path: string = routes.inventory) {
  const response = await fetch(site.url + path);
  const text = await response.text();
  expect(response.status, path).toBe(200);
  // Without scripts, whose data repeats some of the text.
  const html = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');
  return { html, cards: html.match(/<article/g)?.length ?? 0 };
}

/** No key, no database's address, no stack trace, and no warning of Next's cache or of Node. */
function expectCleanLog(): void {
  const log = site.output();
  expect(log).toContain('[inventory] could not be read');
  expect(log).not.toContain(databaseKeys.publishable);
  expect(log).not.toContain(new URL(proxy.url).host);
  expect(log).not.toMatch(/revalidating cache with key|\n\s+at .*\(|Warning/);
}

test('without earlier rows the list says what failed, and every other page is there', async ({
  page,
}) => {
  proxy.switchTo('refuse');
  const path = '/inventory?make=Kia&page=2';
  const [first, second] = await Promise.all([visit(), visit(path)]);
  expect(second.html).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
  for (const { html } of [first, second]) {
    // On a busy machine, the deadline can pass first.
    expect(html).toMatch(new RegExp(`Error: (.*fetch failed|${LATE})`));
    expect(html).toContain(business().phone);
  }

  proxy.switchTo('hang');
  await page.goto(`${site.url}/inventory`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading inventory...')).toBeVisible();
  for (const other of [routes.home, routes.apply, brandPageWithModels, routes.faq])
    await visit(other);
  await expect(page.getByText(`Error: ${LATE}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \(/ })).toBeVisible();
  await expectAccessible(page, 'main');

  proxy.switchTo('pass');
  expect((await visit()).cards).toBeGreaterThan(0);
  expectCleanLog();
});

test('a server that receives SIGTERM completes the requests it has accepted and exits', async () => {
  const earlier = proxy.requests();
  proxy.switchTo('hang');
  const waiting = visit(routes.inventoryDebug);
  await expect.poll(() => proxy.requests()).toBeGreaterThan(earlier);
  site.signal('SIGTERM');
  expect((await waiting).html.trimEnd()).toMatch(/<\/html>$/);
  expect([143, 'SIGTERM']).toContain(await site.exited);
});
