import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { PDFDocument } from 'pdf-lib';
import { routes } from '@/lib/site/routes';
import { expectAccessibleOnPhoneAndDesktop, expectNoHorizontalScroll } from '../support/accessibility';
import { expect, type Locator, type Page, test } from '../support/test';

const AUGUST = routes.guide('best-car-lease-deals-nyc-nj-august-2025');
const YEAR_END = routes.guide('end-of-year-car-leasing-nyc-nj-2025');
const MILEAGE = routes.guide('mileage-limits-car-leasing-nyc-nj');

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

/** Opens a guide and waits until its tool responds. */
async function open(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const tool = page.getByRole('form', { name });
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.getByRole('button', { name: 'Reset' })).toBeEnabled();
  return tool;
}
const openComparison = (page: Page, query = '') => open(page, `${AUGUST}${query}`, 'Compare two offers');
const openMileage = (page: Page, query = '') => open(page, `${MILEAGE}${query}`, 'Mileage check');

/** The sentence above the picture; a screen reader's status repeats it. */
const verdictOf = (tool: Locator) => tool.locator('p:not([role])', { hasText: /^Offer [AB] costs/ });
const offer = (tool: Locator, name: 'Offer A' | 'Offer B') => tool.getByRole('group', { name });
type Offer = { 'Due at signing': string; 'Monthly payment': string; Term: string; 'Fees at the end': string };

async function fillOffer(tool: Locator, name: 'Offer A' | 'Offer B', values: Partial<Offer>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await offer(tool, name).getByLabel(label, { exact: true }).fill(value);
}

test.describe('two offers', () => {
  for (const path of [AUGUST, YEAR_END]) {
    test(`are compared in ${path}, with an answer in the first HTML`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/Offer [AB] costs \$[\d,]+ less over 36 months/);
      await open(page, path, 'Compare two offers');
    });
  }

  test('get a verdict that follows from their numbers, however these are typed', async ({ page }) => {
    const tool = await openComparison(page);
    await fillOffer(tool, 'Offer A', {
      'Due at signing': '$3k',
      'Monthly payment': '301.50',
      Term: '3 years',
      'Fees at the end': '350',
    });
    await fillOffer(tool, 'Offer B', {
      'Due at signing': '',
      'Monthly payment': '389',
      Term: '36 mo',
      'Fees at the end': '',
    });
    const [a, b] = [3000 + 35 * 301.5 + 350, 35 * 389];
    await expect(tool.getByText(`Offer B costs ${dollars(a - b)} less over 36 months`)).toBeVisible();
    const total = tool.getByRole('row', { name: /^Total/ });
    await expect(total.getByRole('cell')).toHaveText([dollars(a), dollars(b)], { useInnerText: true });
    await expect(tool.getByText(/^Offer B asks for less at signing than one payment/)).toBeVisible();
  });

  test('of different terms and plans are made comparable, and it is said how', async ({ page }) => {
    const tool = await openComparison(page, '?b-months=24&b-miles=10000');
    const a = ((3499 + 35 * 329 + 395) * 24) / 36;
    // 4,000 miles beyond the smaller plan.
    const b = [0.15, 0.25].map((charge) => 599 + 23 * 409 + 395 + 4000 * charge) as [number, number];
    const differences = b.map((cost) => Math.abs(cost - a)).sort((x, y) => x - y) as [number, number];
    const [least, most] = differences.map((amount) => dollars(Math.round(amount * 100) / 100));
    await expect(
      tool.getByText(`Offer A costs ${least} to ${most} less for every 24 months at 12,000 miles a year`),
    ).toBeVisible();
    const notes = tool.getByRole('list').filter({ hasText: 'The terms differ' }).getByRole('listitem');
    await expect(notes).toHaveText([
      /^The terms differ/,
      /^The plans differ/,
      /^Offer B is charged for 4,000/,
      /^Offer A asks for \$2,900 more at signing/,
    ]);
  });

  test('stay in the address, without a history entry, until Reset; Undo brings them back', async ({
    page,
  }) => {
    const tool = await openComparison(page, '?utm_source=mail');
    const entries = await page.evaluate(() => history.length);
    await fillOffer(tool, 'Offer B', { 'Monthly payment': '$350' });
    await expect(page).toHaveURL(`${AUGUST}?utm_source=mail&b-pay=350`);
    const verdict = await verdictOf(tool).textContent();
    await page.reload();
    await expect(offer(tool, 'Offer B').getByLabel('Monthly payment')).toHaveValue('350');
    await expect(verdictOf(tool)).toHaveText(verdict ?? '');
    await tool.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(`${AUGUST}?utm_source=mail`);
    await tool.getByRole('button', { name: 'Undo reset' }).click();
    await expect(page).toHaveURL(`${AUGUST}?utm_source=mail&b-pay=350`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('can be shared as a link, and lead to the quote form with make, model, and miles', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
    const tool = await openComparison(page);
    await tool.getByLabel('Make, if known').selectOption('Honda');
    await tool.getByLabel('Model, if known').fill('Civic');
    const ask = tool.getByRole('link', { name: 'Ask us to check this offer' });
    await expect(ask).toHaveAttribute('href', '/?make=Honda&model=Civic#get-quote');
    await tool.getByLabel('Miles you drive a year').fill('9,500');
    await expect(ask).toHaveAttribute('href', '/?make=Honda&model=Civic&mileage=10000#get-quote');
    await tool.getByRole('button', { name: 'Copy link' }).click();
    await expect(tool.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${AUGUST}?drive=9500&make=Honda&model=Civic#compare-offers`);
    await ask.click();
    await expect(page.getByLabel('Annual mileage')).toHaveValue('10000');
  });

  test('with a mistake keep the last answer, and the field says what to type', async ({ page }) => {
    const tool = await openComparison(page);
    const answer = await verdictOf(tool).textContent();
    const months = offer(tool, 'Offer A').getByLabel('Term');
    await months.fill('360');
    await expect(months).not.toHaveAttribute('aria-invalid', 'true');
    await months.blur();
    await expect(months).toHaveAttribute('aria-invalid', 'true');
    await expect(months).toHaveAccessibleDescription(/Enter 24 to 60 months/);
    await expect(verdictOf(tool)).toHaveText(answer ?? '');
    await months.fill('36');
    await expect(tool.getByText(/Enter 24 to 60 months/)).toHaveCount(0);
  });

  test('are read out once typing has paused', async ({ page }) => {
    const tool = await openComparison(page);
    const said = tool.getByRole('status').filter({ hasText: 'costs' });
    await expect(said).toHaveCount(0);
    await offer(tool, 'Offer A').getByLabel('Monthly payment').fill('350');
    await expect(said).toHaveText('Offer B costs $835 less over 36 months, $0.02 less a mile.');
  });

  test('are compared with the keyboard alone', async ({ page }) => {
    const tool = await openComparison(page);
    const fields = offer(tool, 'Offer A').getByRole('textbox');
    await fields.first().focus();
    for (const text of ['2500', '310', '36', '12000', '0', '']) {
      await page.keyboard.press('ControlOrMeta+a');
      await (text ? page.keyboard.type(text) : page.keyboard.press('Delete'));
      await page.keyboard.press('Tab');
    }
    await expect(offer(tool, 'Offer B').getByRole('textbox').first()).toBeFocused();
    await expect(
      tool
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(dollars(2500 + 35 * 310), { useInnerText: true });
    const formulas = tool.getByText('How Offer A’s numbers come about');
    for (let presses = 0; presses < 7; presses++) await page.keyboard.press('Tab');
    await expect(formulas).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool.getByText(`$2,500 + 35 × $310 + $0 = ${dollars(2500 + 35 * 310)}`)).toBeVisible();
    for (const name of ['How Offer B’s numbers', 'Reset', 'Copy link', 'Print', 'Any make']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Civic');
    await expect(tool.getByLabel('Model, if known')).toHaveValue('Civic');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Ask us to check this offer');
  });
});

test.describe('the mileage check', () => {
  test('projects the end, the charge, and the pace that avoids it', async ({ page }) => {
    const tool = await openMileage(page);
    await tool.getByLabel('Odometer', { exact: true }).fill('20,010');
    await tool.getByLabel('Odometer at delivery').fill('10');
    await tool.getByLabel('Months so far').fill('15');
    await tool.getByLabel('Miles a year').fill('15k');
    const over = (20_000 / 15) * 36 - 45_000;
    await expect(
      tool.getByText(
        `48,000 miles, 3,000 over your plan: ${dollars(over * 0.15)} to ${dollars(over * 0.25)} at the end. ` +
          `From now on, at most ${Math.floor((45_000 - 20_000) / 21).toLocaleString('en-US')} miles a month avoid that.`,
      ),
    ).toBeVisible();
    await expect(tool.getByText(/^3,000 miles bought in advance pay off below \$450 to \$750/)).toBeVisible();
    await expect(tool.getByRole('row', { name: /^At the end/ }).getByRole('cell')).toHaveText([
      '48,000',
      (20_000 + Math.floor(25_000 / 21) * 21).toLocaleString('en-US'),
    ]);
    await expect(page).toHaveURL(`${MILEAGE}?sofar=15&odo=20010&odostart=10&plan=15000`);
  });

  test('is filled in, opened, and saved with the keyboard alone', async ({ page }) => {
    const tool = await openMileage(page);
    const focused = page.locator(':focus');
    await tool.getByLabel('Odometer', { exact: true }).focus();
    for (const text of ['20,010', '10', '15', '36', '15k']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(tool.getByText(/48,000 miles, 3,000 over your plan/).first()).toBeVisible();
    await expect(focused).toContainText('Miles of the plan');
    await page.keyboard.press('Enter');
    await expect(tool.getByText('15,000 × 36 ÷ 12 = 45,000 miles')).toBeVisible();
    for (const name of ['Pace so far', 'Miles at the end', '$0.15', '$0.25', 'Miles a month from now on']) {
      await page.keyboard.press('Tab');
      await expect(focused).toContainText(name);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('03312028');
    await expect(tool.getByLabel('Scheduled end of the lease')).toHaveValue('2028-03-31');
    const download = tool.getByRole('button', { name: 'Add these dates to my calendar' });
    // The browser's date field has stops of its own.
    for (
      let presses = 0;
      presses < 6 && !(await download.evaluate((it) => it === document.activeElement));
      presses++
    )
      await page.keyboard.press('Tab');
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe('lease-end.ics');
  });

  test('names values that can’t both be right', async ({ page }) => {
    const tool = await openMileage(page);
    const odometer = tool.getByLabel('Odometer', { exact: true });
    await odometer.fill('5');
    await odometer.blur();
    await expect(odometer).toHaveAccessibleDescription(/isn’t below the one at delivery/);
  });

  test('has the end of the lease as dates, and as a calendar file with the same dates', async ({ page }) => {
    const tool = await openMileage(page);
    const end = tool.getByRole('region', { name: 'The end of your lease' });
    const download = end.getByRole('button', { name: 'Add these dates to my calendar' });
    await expect(download).toBeDisabled();
    await tool.getByLabel('Scheduled end of the lease').fill('2028-03-31');
    await tool.getByLabel('Where you live').selectOption({ label: 'New York City' });
    const saved = page.waitForEvent('download');
    await download.click();
    expect((await saved).suggestedFilename()).toBe('lease-end.ics');
    const file = readFileSync(await (await saved).path(), 'utf8');
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .map(({ summary, startDate, endDate }) => {
        const last = endDate.clone();
        last.adjust(-1, 0, 0, 0);
        return { title: summary, days: [...new Set([startDate.toString(), last.toString()])] };
      });
    const listed = await end.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        title: item.querySelector('p.font-semibold')?.textContent,
        days: [...item.querySelectorAll('time')].map(({ dateTime }) => dateTime),
      })),
    );
    expect(events).toEqual(listed);
    expect(events.at(-1)?.days).toEqual(['2028-03-31']);
    // New York: a notice from 40 to 20 days before the end; then the last 20 days, the end included.
    expect(events.map(({ days }) => days.join())).toEqual(
      expect.arrayContaining(['2028-02-20,2028-03-11', '2028-03-11,2028-03-31']),
    );
    await tool.getByLabel('Where you live').selectOption({ label: 'New Jersey' });
    await expect(end.getByRole('listitem').filter({ hasText: 'New York' })).toHaveCount(0);
    await expect(page).toHaveURL(`${MILEAGE}?ends=2028-03-31&live=nj`);
  });
});

test.describe('accessible at 320 px and on a desktop', () => {
  test.slow(); // axe reads a whole guide twice.
  /** Guides are checked as a whole in blog.spec.ts, and with a tool in its first state here. */
  const partOf = (query: string) => (query === '' ? undefined : 'form[data-island]');
  for (const [state, query] of [
    ['the example', ''],
    ['different terms and plans', '?b-months=24&b-miles=10000&a-price=41000&b-price=40000'],
    ['values that can’t be used', '?a-pay=abc&b-months=600'],
  ] as const) {
    test(`two offers: ${state}`, async ({ page }) => {
      const tool = await openComparison(page, query);
      for (const summary of await tool.locator('summary').all()) await summary.click();
      await expectAccessibleOnPhoneAndDesktop(page, partOf(query));
    });
  }
  for (const [state, query] of [
    ['the example', ''],
    ['under the plan, with dates', '?odo=9000&ends=2028-03-31&live=nj'],
    ['values that can’t be used', '?sofar=40&odo=x&ends=never'],
  ] as const) {
    test(`the mileage check: ${state}`, async ({ page }) => {
      const tool = await openMileage(page, query);
      for (const summary of await tool.locator('summary').all()) await summary.click();
      await expectAccessibleOnPhoneAndDesktop(page, partOf(query));
    });
  }
});

test.describe('printed', () => {
  const unlike =
    '?a-sign=100&a-months=39&a-miles=10000&a-price=41000&b-sign=0&b-months=24&b-price=43000&drive=20000';
  for (const [name, openTool, query] of [
    ['two offers', openComparison, unlike],
    ['the mileage check', openMileage, '?ends=2028-03-31'],
  ] as const) {
    test(`${name} fill one page: values, results, and formulas, and nothing else`, async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => {};
      });
      const tool = await openTool(page, query);
      await tool.getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(tool.getByText(/ × | ÷ /).first()).toBeVisible();
      await expect(tool.getByRole('button', { name: 'Print' })).toBeHidden();
      const pdf = await PDFDocument.load(await page.pdf({ format: 'Letter' }));
      expect(pdf.getPageCount()).toBe(1);
    });
  }
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('two offers are a worked example and a worksheet', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(AUGUST);
    const tool = page.getByRole('form', { name: 'Compare two offers' });
    await expect(tool.getByText(/^Offer [AB] costs/)).toBeVisible();
    await expect(tool.getByRole('table').filter({ hasText: 'Worksheet' })).toBeVisible();
    await expect(tool.getByRole('textbox')).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  });

  test('the mileage check is a worked example, with the end of a lease in words', async ({ page }) => {
    await page.goto(MILEAGE);
    const tool = page.getByRole('form', { name: 'Mileage check' });
    await expect(tool.getByText(/^At this pace/).first()).toBeVisible();
    await expect(tool.getByText('40 to 20 days before the end')).toBeVisible();
    await expect(tool.getByRole('textbox')).toHaveCount(0);
    await expect(tool.getByRole('button')).toHaveCount(0);
  });
});
