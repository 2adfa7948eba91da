import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { PDFDocument } from 'pdf-lib';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { guides } from '../support/published-guides';
import { expect, type Locator, type Page, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS, watchTraffic } from '../support/traffic';

/*
 * The tools in guides: what is typed, chosen or linked to reaches their results, and these reach the reader. Whether the
 * numbers are right is the business of tests/unit/lib/lease.
 */

const CALCULATOR = {
  guide: routes.guide('hidden-costs-car-leasing-nyc-nj'),
  name: 'Lease calculator',
  result: /^A month\$/,
  wrong: '?months=84&county=&place=ny&taxpaid=payment&rebate=lots',
  long: '?place=nj&taxpaid=payment&cash=1500&rebate=500&trade=2000&acqpaid=signing',
};
const COMPARISON = {
  guide: routes.guide(guides.find(({ slug }) => slug.startsWith('best-car-lease-deals'))?.slug ?? ''),
  name: 'Compare two offers',
  result: /^Offer [AB] costs \$/,
  wrong: '?a-pay=abc&b-months=600&b-miles=10000&a-price=41000&b-price=40000',
  long: '?a-sign=100&a-months=39&a-miles=10000&a-price=41000&b-sign=0&b-months=24&b-price=43000&drive=20000',
};
const MILEAGE = {
  guide: routes.guide('mileage-limits-car-leasing-nyc-nj'),
  name: 'Mileage check',
  result: /^At this pace/,
  wrong: '?sofar=40&odo=x&ends=never',
  long: '?ends=2028-03-31',
};
const tools = [CALCULATOR, COMPARISON, MILEAGE];

/** Opens a guide and waits until its tool responds. */
async function open(page: Page, { guide, name }: typeof CALCULATOR, query = ''): Promise<Locator> {
  await page.goto(`${guide}${query}`);
  const tool = page.getByRole('form', { name });
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.getByRole('button', { name: 'Reset' })).toBeVisible();
  return tool;
}

const field = (tool: Locator, label: string) => tool.getByLabel(label, { exact: true });
async function fill(tool: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(tool, label).fill(text);
}
/** The line of a result, which opens to its formula. */
const result = (tool: Locator, label: string) =>
  tool.locator('details').filter({ has: tool.page().getByText(label, { exact: true }) });
const openFees = (tool: Locator) => tool.getByRole('button', { name: 'Fees and money down' }).click();

test('the calculator recomputes New York’s official example: 350 × 48 + 500 at 7% is 1,211', async ({
  page,
}) => {
  const tool = await open(page, CALCULATOR);
  await fill(tool, {
    'Sticker price (MSRP)': '50,000',
    'Selling price': '$46.8k',
    Residual: '60%',
    'Money factor or approximate rate': '0',
    Term: '48',
  });
  await openFees(tool);
  await fill(tool, { 'Acquisition fee': '500' });
  await field(tool, 'Acquisition fee is').selectOption('Paid at signing');
  await field(tool, 'Where you live').selectOption('Another county in New York');
  await fill(tool, { 'Your county’s sales tax': '7' });
  await result(tool, 'Sales tax').locator('summary').click();
  await expect(result(tool, 'Sales tax')).toContainText('7% × (48 × $350 + $500) = $1,211');
  const text = (await tool.textContent()) ?? '';
  expect(text).toContain('An estimate, not an offer');
  expect(text).not.toMatch(/\bAPR\b|annual percentage|annual lease rate/i);
});

test('values are in the address after the first change, without a history entry, until Reset; a link starts with them and leads to the quote form', async ({
  page,
  context,
}) => {
  const tool = await open(page, CALCULATOR, '?make=Kia&utm_source=letter');
  expect(new URL(page.url()).search).toBe('?make=Kia&utm_source=letter');
  const entries = await page.evaluate(() => history.length);
  await fill(tool, { 'Selling price': '39,500', 'Miles a year': '14,000', 'Model, if known': 'ev9' });
  const address = '?utm_source=letter&price=39500&miles=14000&make=Kia&model=ev9';
  await expect(page).toHaveURL(`${CALCULATOR.guide}${address}`);
  const cost = (await result(tool, 'Cost of the whole term').locator('summary').textContent()) ?? '';

  const other = await context.newPage();
  await other.goto(page.url()); // Far above the calculator, which nobody has touched.
  const shared = other.getByRole('form', { name: CALCULATOR.name });
  await expect(field(shared, 'Selling price')).toHaveValue('39,500');
  await expect(result(shared, 'Cost of the whole term').locator('summary')).toHaveText(cost);
  await shared.getByRole('link', { name: 'Ask us to check this offer' }).click();
  await expect(other.getByLabel('Make', { exact: true })).toHaveValue('Kia');
  await expect(other.getByLabel('Model', { exact: true })).toHaveValue('EV9');
  await expect(other.getByLabel('Annual mileage')).toHaveValue('15000');

  await tool.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(`${CALCULATOR.guide}?utm_source=letter`);
  await tool.getByRole('button', { name: 'Undo reset' }).click();
  await expect(page).toHaveURL(`${CALCULATOR.guide}${address}`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('Copy link copies the address of the present values, with the tool in view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await open(page, COMPARISON);
  await field(tool, 'Make, if known').selectOption('Honda');
  await fill(tool, { 'Miles you drive a year, if known': '9,500' });
  const ask = tool.getByRole('link', { name: 'Ask us to check this offer' });
  await expect(ask).toHaveAttribute('href', '/?make=Honda&mileage=10000#get-quote');
  await tool.getByRole('button', { name: 'Copy link' }).click();
  await expect(tool.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search + link.hash).toBe(
    `${COMPARISON.guide}?drive=9500&make=Honda#compare-offers`,
  );
});

test('a mistake is explained beside its field once the visitor pauses, and the results stay', async ({
  page,
}) => {
  const tool = await open(page, CALCULATOR, '?months=84');
  await expect(field(tool, 'Term')).toHaveValue('84');
  await expect(field(tool, 'Term')).toHaveAccessibleDescription(/Enter 24 to 60 months/);
  const payment = result(tool, 'Monthly payment').locator('summary');
  const before = (await payment.textContent()) ?? '';
  const rate = field(tool, 'Money factor or approximate rate');
  await rate.fill('five');
  const message = tool.getByText('Enter a small decimal, such as 0.0021.', { exact: true });
  await expect(message).toBeHidden();
  await rate.blur();
  await expect(message).toBeVisible();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(/Enter a small decimal/);
  await expect(payment).toHaveText(before);
  await expect(tool.getByRole('status').first()).toContainText('Enter a small decimal');
  await openFees(tool);
  await fill(tool, { 'Money factor or approximate rate': '5%', Term: '36', 'Cash down': '30,000' });
  await expect(message).toBeHidden();
  await expect(field(tool, 'Selling price')).toHaveAccessibleDescription(/less than its residual/);
});

test('works with the keyboard alone, and reads results out after a pause, not at every key', async ({
  page,
}) => {
  const tool = await open(page, CALCULATOR);
  const spoken = tool.getByRole('status').first();
  await field(tool, 'Selling price').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('40,000', { delay: 50 });
  await expect(result(tool, 'Adjusted capitalized cost').locator('summary')).toContainText('$40,695');
  await expect(spoken).toBeEmpty();
  await expect(spoken).toContainText('Estimate: A month');
  await page.keyboard.press('Tab');
  await expect(field(tool, 'Residual')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight'); // The other unit.
  await expect(field(tool, 'Residual')).toHaveValue('27,000');
  await tool.getByRole('button', { name: 'Fees and money down' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await expect(field(tool, 'Acquisition fee')).toHaveValue('500');
  await result(tool, 'Due at signing').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(result(tool, 'Due at signing')).toHaveAttribute('open', '');
  await tool.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(tool, 'Selling price')).toHaveValue('42,000');
  await page.keyboard.press('Enter'); // The focus stays on the button, which is now Undo.
  await expect(field(tool, 'Selling price')).toHaveValue('40,000');
});

test('the bar with the main results stays in view, and never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const tool = await open(page, CALCULATOR);
  await field(tool, 'Where you live').focus();
  const bar = tool.locator('dl').first();
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Shift+Tab');
    const [barBox, fieldBox] = [await bar.boundingBox(), await page.locator(':focus').boundingBox()];
    await expect(bar).toBeInViewport();
    expect(fieldBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  }
});

test('the guide loads no framework before its tool comes near, and what is typed before it responds is kept', async ({
  page,
}) => {
  const loaded = await watchTraffic(page);
  await page.goto(CALCULATOR.guide, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Get Quote' }).first().hover(); // Leads to a form on another page.
  const scripts = () =>
    loaded.filter(({ kind }) => kind === 'Script').map(({ url }) => new URL(url).pathname);
  await expect.poll(scripts).toEqual(['/site.js']);

  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(`${CALCULATOR.guide}?price=39500&place=nj&rebate=500`);
  const tool = page.getByRole('form', { name: CALCULATOR.name });
  await fill(tool, { 'Selling price': '38,000' });
  await field(tool, 'Sales tax is').selectOption('Rolled into the payment');
  release();
  await expect(field(tool, 'Rebates')).toHaveValue('500'); // The address opens the part that it names.
  await expect(field(tool, 'Selling price')).toHaveValue('38,000');
  await expect(field(tool, 'Where you live')).toHaveValue('nj');
  await expect(page).toHaveURL(`${CALCULATOR.guide}?price=38000&rebate=500&place=nj&taxpaid=payment`);
  // 38,000 + 695 − 500, rent charge at 0.002, and the tax of New Jersey.
  await expect(result(tool, 'Adjusted capitalized cost').locator('summary')).toContainText('$38,195');
});

test('two offers get a verdict from what is typed, with the same numbers in the table', async ({ page }) => {
  const tool = await open(page, COMPARISON);
  const offer = (name: string) => tool.getByRole('group', { name });
  const a = { 'Due at signing': '$3k', 'Monthly payment': '301.50', 'Fees at the end': '350' };
  await fill(offer('Offer A'), { ...a, Term: '3 years' });
  await fill(offer('Offer B'), { 'Due at signing': '', 'Monthly payment': '389', 'Fees at the end': '' });
  // 3,000 + 35 × 301.50 + 350, and 35 × 389.
  await expect(tool.getByText(/^Offer B costs \$287\.50 less over 36 months/).first()).toBeVisible();
  const total = tool.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(total).toHaveText(['$13,902.50', '$13,615'], { useInnerText: true });
  await fill(offer('Offer B'), { Term: '24' });
  await expect(tool.getByRole('listitem').filter({ hasText: 'The terms differ' })).toBeVisible();
});

test('the mileage check projects the end of a lease, and saves its dates as a calendar file', async ({
  page,
}) => {
  const tool = await open(page, MILEAGE);
  await fill(tool, {
    Odometer: '20,010',
    'Odometer at delivery': '10',
    'Months so far': '15',
    'Miles a year': '15k',
  });
  await expect(
    tool.getByText(
      '48,000 miles, 3,000 over your plan: $450 to $750 at the end. From now on, at most 1,190 miles a month avoid that.',
    ),
  ).toBeVisible();
  await expect(tool.getByRole('row', { name: /^At the end/ }).getByRole('cell')).toHaveText([
    '48,000',
    '44,990',
  ]);
  const end = tool.getByRole('region', { name: 'The end of your lease' });
  const download = end.getByRole('button', { name: 'Add these dates to my calendar' });
  await expect(download).toBeDisabled();
  await fill(tool, { 'Scheduled end of the lease': '2028-03-31' });
  await field(tool, 'Where you live').selectOption('New Jersey');
  await expect(page).toHaveURL(
    `${MILEAGE.guide}?sofar=15&odo=20010&odostart=10&plan=15000&ends=2028-03-31&live=nj`,
  );
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe('lease-end.ics');
  const file = readFileSync(await (await saved).path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate }) => [summary, startDate.toString()]);
  const listed = await end
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('p.font-semibold')?.textContent,
        item.querySelector('time')?.dateTime,
      ]),
    );
  expect(events).toEqual(listed);
  expect(events.at(-1)?.[1]).toBe('2028-03-31');
});

for (const tool of tools)
  test(`${tool.name} is accessible at 320 px with mistakes and everything open`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const form = await open(page, tool, tool.wrong);
    await expect(form.locator('[aria-invalid]').first()).toBeVisible();
    await form.evaluate((element) => {
      for (const details of element.querySelectorAll('details')) details.open = true;
    });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'form[data-island]');
    const small = await form.evaluate((element) =>
      [...element.querySelectorAll('a, button, summary, select, label:has(> input), div:has(> input)')]
        .filter((it) => getComputedStyle(it).display !== 'inline' && it.getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
  });

test('Print makes one page of each tool with its formulas, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  for (const tool of tools) {
    const form = await open(page, tool, tool.long);
    await form.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(form.getByRole('button').first()).toBeHidden();
    await expect(form.getByText(/[×÷] .* = /).first()).toBeVisible();
    const pdf = await PDFDocument.load(await page.pdf({ format: 'Letter' }));
    expect(pdf.getPageCount()).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each tool is a worked example, and on paper a worksheet', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { guide, name, result: sentence } of tools) {
      await page.goto(guide);
      const tool = page.getByRole('form', { name });
      await expect(tool.getByText(/Print it as a worksheet/)).toBeVisible();
      await expect(tool.locator('p, dl > div').filter({ hasText: sentence }).first()).toBeVisible();
      await expect(tool.getByRole('button')).toHaveCount(0);
      await expectNoHorizontalScroll(page);
      if (name === COMPARISON.name)
        await expect(tool.getByRole('table').filter({ hasText: 'Worksheet' })).toBeVisible();
      if (name === MILEAGE.name) await expect(tool.getByText('40 to 20 days before the end')).toBeVisible();
      if (name !== CALCULATOR.name) continue;
      await result(tool, 'Cost per mile').locator('summary').click();
      await expect(result(tool, 'Cost per mile')).toContainText('÷ (miles a year × months ÷ 12)');
      await page.emulateMedia({ media: 'print' });
      const blank = await result(tool, 'Monthly payment')
        .locator('summary')
        .evaluate((line) => getComputedStyle(line, '::after').borderBottomStyle);
      expect(blank).toBe('solid');
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
