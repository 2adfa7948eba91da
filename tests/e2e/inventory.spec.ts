import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { largeInventory, type RunningDatabase } from '../support/database';
import { keepReports } from '../support/reports';
import { type Site, startSite } from '../support/site-server';

const api = `${process.env.SUPABASE_URL}/rest/v1/inventory_2025`;
const publicKey = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
const secretKey = process.env.SUPABASE_SECRET_KEY ?? '';
const key = (apikey: string) => ({ apikey, 'content-type': 'application/json' });

test('the list is in the first HTML, makes normalized, newest first', async ({ request }) => {
  const html = await (await request.get('/inventory')).text();
  expect(html).toContain('2025 Lease Inventory');
  expect(html).toContain(
    'Discover our collection of 2025 model vehicles available for lease from premium automotive brands.',
  );
  expect(html).toContain('<option value="Volkswagen">');
  expect(html).not.toContain('<option value="vw">');
  expect(html.match(/<article/g)?.length).toBe(24);
});

test('choosing a make and a model filters at once and rewrites the address without a history entry', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/inventory');
  const model = page.getByLabel('Model', { exact: true });
  await expect(model).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0);
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
  await expect(page).toHaveURL('/inventory?make=Toyota');
  await model.selectOption('RAV4');
  await expect(page).toHaveURL('/inventory?make=Toyota&model=RAV4');
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('RAV4');
  await page.getByLabel('Make', { exact: true }).selectOption('BMW');
  await expect(model).toHaveValue('all');
  await expect(page).toHaveURL('/inventory?make=BMW');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/inventory');
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the address preselects the filters, brand meaning make', async ({ page }) => {
  await page.goto('/inventory?brand=mercedes%C2%A0%20benz');
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Mercedes-Benz');
  await page.goto('/inventory?make=range+rover');
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Land Rover');
});

test('filters that match nothing say so and can be cleared', async ({ page }) => {
  await page.goto('/inventory?make=Toyota&model=Nonesuch');
  await expect(page.getByText('No vehicles found for the selected filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a card calls, applies with 12,000 miles and reports each click once', async ({ page }) => {
  await keepReports(page);
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.goto('/inventory?make=BMW');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Call for pricing');
  await expect(card.getByRole('link', { name: /Call Now for Price/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  const apply = card.getByRole('link', { name: /Apply Now/ });
  await expect(apply).toHaveAttribute('href', /^\/apply\?make=BMW&model=[^&]+&mileage=12000$/);
  await card.getByRole('link', { name: /Call Now for Price/ }).click();
  await apply.click();
  await card.getByText('Call for pricing').click();
  expect(await page.evaluate(() => window.reports)).toEqual([[], [], []]);
});

test('a missing picture says No Image, a failing one becomes the placeholder', async ({ page }) => {
  const broken = page.waitForResponse((response) => response.url().includes('photo-that-went-missing'));
  await page.goto('/inventory');
  await expect(page.getByText('No Image').first()).toBeVisible();
  const pages = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').allTextContents();
  for (const number of pages.filter((text) => Number(text) > 1)) {
    if (
      (await page.locator('img[src*="photo-that-went-missing"], img[alt][src*="broken-image"]').count()) > 0
    )
      break;
    await page.goto(`/inventory?page=${number}`);
  }
  await page.locator('article img').last().scrollIntoViewIfNeeded();
  for (const image of await page.locator('article img').all()) await image.scrollIntoViewIfNeeded();
  expect((await broken).status()).toBe(404);
  await expect(page.locator('article img[src="/vehicles/broken-image.svg"]')).toHaveCount(1);
});

test('a picture on any host renders as a plain lazy image', async ({ page, request }) => {
  const model = `Odd Host ${Date.now()}`;
  await request.post(api, {
    headers: key(secretKey),
    data: {
      brand: 'Volvo',
      model,
      img: 'https://pictures.elsewhere.example/car.jpg',
      created_at: '2020-01-01',
    },
  });
  await expect(async () => {
    await page.goto(`/inventory?make=Volvo&model=${encodeURIComponent(model)}`);
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test('a row inserted with the secret key appears after the cache has aged', async ({ page, request }) => {
  const model = `Fresh ${Date.now()}`;
  const inserted = await request.post(api, { headers: key(secretKey), data: { brand: 'vw', model } });
  expect(inserted.status()).toBe(201);
  await expect(async () => {
    await page.goto('/inventory?make=Volkswagen');
    await expect(page.getByRole('heading', { name: model })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await request.delete(`${api}?model=eq.${encodeURIComponent(model)}`, { headers: key(secretKey) });
});

test('nobody anonymous can insert, update or delete', async ({ request }) => {
  const rows = async () =>
    (await (await request.get(`${api}?select=*&order=id`, { headers: key(secretKey) })).json()) as {
      id: number;
      brand: string;
    }[];
  const before = (await rows())[0];
  const headers = { ...key(publicKey), prefer: 'return=representation' };
  const insert = await request.post(api, { headers, data: { brand: 'Intruder', model: 'X' } });
  const update = await request.patch(`${api}?id=eq.${before?.id}`, { headers, data: { brand: 'Intruder' } });
  const remove = await request.delete(`${api}?id=eq.${before?.id}`, { headers });
  expect([401, 403]).toContain(insert.status());
  // Row-level security answers a forbidden change with a refusal or with "no such row".
  for (const answer of [update, remove]) {
    if (answer.status() < 300) expect(await answer.json()).toEqual([]);
    else expect([401, 403]).toContain(answer.status());
  }
  const after = await rows();
  expect(after.find((row) => row.id === before?.id)).toEqual(before);
  expect(after.some((row) => row.brand === 'Intruder')).toBe(false);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters work as a form', async ({ page }) => {
    await page.goto('/inventory');
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
    await page.getByRole('button', { name: 'Show vehicles' }).click();
    await expect(page).toHaveURL(/make=Toyota/);
    await page.getByLabel('Model', { exact: true }).selectOption('RAV4');
    await page.getByRole('button', { name: 'Show vehicles' }).click();
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('RAV4');
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page.getByRole('article')).toHaveCount(24);
  });
});

for (const width of [320, 1280]) {
  test(`nothing to complain about for axe at ${width} px, filtered and empty`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/inventory', '/inventory?make=Toyota', '/inventory?make=Nonesuch']) {
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test.describe('with a database of its own', () => {
  let site: Site | undefined;
  let fake: Server | undefined;
  test.afterEach(async () => {
    await site?.stop();
    fake?.closeAllConnections();
    fake?.close();
  });

  const answering = (status: number, body: string, delay = 0) =>
    new Promise<string>((resolve) => {
      fake = createServer((_, response) => {
        setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), delay);
      }).listen(0, '127.0.0.1', () => {
        const address = fake?.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
      });
    });

  test('a database that is down leaves the page up, with the error and the phone number', async ({
    page,
  }) => {
    site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9' });
    const answer = await page.goto(`${site.url}/inventory`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(/^Error: .+/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call \(/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('a database that hangs is given up within six seconds, the loading text shown meanwhile', async ({
    page,
  }) => {
    const url = await answering(200, '[]', 60_000);
    site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: url });
    const started = Date.now();
    await page.goto(`${site.url}/inventory`, { waitUntil: 'commit' });
    await expect(page.getByText('Loading inventory...')).toBeVisible();
    await expect(page.getByText(/^Error: .+/)).toBeVisible({ timeout: 8_000 });
    expect(Date.now() - started).toBeLessThan(7_500);
  });

  test('an empty database shows the empty state', async ({ page }) => {
    const url = await answering(200, '[]');
    site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: url });
    await page.goto(`${site.url}/inventory`);
    await expect(page.getByText('No vehicles found for the selected filters')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0);
  });

  test('without any database configured the error state is shown', async ({ page }) => {
    site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' });
    await page.goto(`${site.url}/inventory`);
    await expect(page.getByText('Error: The inventory database is not configured')).toBeVisible();
  });
});

test.describe('with 5,000 rows', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let database: RunningDatabase | undefined;
  let site: Site | undefined;
  test.beforeAll(async () => {
    database = await largeInventory(5_000);
    site = await startSite({ NEXT_PUBLIC_SUPABASE_URL: database.url });
  });
  test.afterAll(async () => {
    await site?.stop();
    await database?.stop();
  });

  test('the first HTML stays under 150 kB gzip and every row can be reached by links', async ({
    request,
  }) => {
    const html = await (await request.get(`${site?.url}/inventory`)).text();
    const size = gzipSync(html).length;
    console.log(`\n/inventory with 5,000 rows: ${size} bytes gzip, ${html.length} raw`);
    expect(size).toBeLessThan(150 * 1000);
    const pages = Math.ceil(5_000 / 24);
    const seen = new Set<string>();
    let next = '/inventory';
    let visited = 0;
    while (next) {
      const text = await (await request.get(`${site?.url}${next}`)).text();
      visited++;
      for (const [, photo] of text.matchAll(/<img[^>]*src="(https:\/\/photos\.example[^"]+)"/g))
        seen.add(photo ?? '');
      next = (/href="([^"]+)" rel="next"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    }
    expect(visited).toBe(pages);
    expect(seen.size).toBe(5_000);
  });

  test('a choice and its count answer within a frame at a four times slower processor, the cards follow', async ({
    page,
  }) => {
    await page.goto(`${site?.url}/inventory`);
    // Once by hand: from here on the page's script is up.
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
    await expect(page).toHaveURL(/make=Toyota/);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = await page.evaluate(async () => {
      const select = document.querySelector<HTMLSelectElement>('#filter-make');
      const cards = document.querySelector('main article')?.closest('ul');
      const count = document.querySelector('form [role=status]');
      if (!select || !cards || !count) return [];
      const names = [...select.options].map((option) => option.value).slice(1);
      const measured: { answered: number; drawn: number; changed: boolean }[] = [];
      for (let round = 0; round < 48; round++) {
        const drawn = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve(performance.now());
          }).observe(cards, { childList: true });
        });
        const before = count.textContent;
        select.value = round % 2 ? (names[((round - 1) / 2) % names.length] ?? 'all') : 'all';
        const started = performance.now();
        select.dispatchEvent(new Event('change', { bubbles: true }));
        const answered = performance.now() - started;
        const changed = count.textContent !== before;
        measured.push({ answered, changed, drawn: (await drawn) - started });
        // A person does not choose again at once.
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return measured;
    });
    expect(times.map(({ changed }) => changed)).toEqual(Array(48).fill(true));
    // Other tests share the processor: the least shows the work, the median what the machine made of it.
    const sorted = (key: 'answered' | 'drawn') => times.map((time) => time[key]).sort((a, b) => a - b);
    const [answered, drawn] = [sorted('answered'), sorted('drawn')];
    console.log(
      `\n5,000 rows at 4x slow-down: answer ${answered[0]?.toFixed(1)} ms at least, ${answered[24]?.toFixed(1)} ms median; cards ${drawn[0]?.toFixed(1)} and ${drawn[24]?.toFixed(1)} ms`,
    );
    expect(answered[0]).toBeLessThan(16.7);
    expect(drawn[0]).toBeLessThan(100);
  });
});
