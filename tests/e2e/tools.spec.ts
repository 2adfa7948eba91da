import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { business } from '@/lib/content/business';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { recordVisit } from '../support/conversions';
import { guideWith } from '../support/published-guides';
import { expect, type Locator, type Page, test } from '../support/test';
import { delayScripts } from '../support/traffic';

/*
 * The tools in guides: what is typed, chosen or linked to reaches their results, and these reach
 * the reader. Whether the numbers are right is the business of tests/unit/lib/leasing.
 */

const CALCULATOR = {
  guide: guideWith('LeaseCalculator'),
  name: 'Lease calculator',
  result: /^These numbers make/,
  long: '?pay=612&due=6000&msrp=45000&price=43000&rv=60&mf=.002&live=nj&cash=1500&rebate=500&trade=2000&acqpaid=signing&taxpaid=payment',
};
const COMPARISON = {
  guide: guideWith('CompareOffers'),
  name: 'Offer comparison',
  result: /^Offer [AB] costs \$/,
  long: '?a-sign=100&a-months=39&a-miles=10000&b-sign=0&b-months=24&drive=20000',
};
const MILEAGE = {
  guide: guideWith('MileageCheck'),
  name: 'Mileage check',
  result: /^At this pace/,
  long: '?ends=2028-03-31',
};
const tools = [CALCULATOR, COMPARISON, MILEAGE];

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
const result = (tool: Locator, label: string) =>
  tool.locator('dl > div').filter({ has: tool.page().getByText(label, { exact: true }) });

test('a tool’s values are in the URL once a field is left, until Reset; a copied link opens the tool with them and leads to the application', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await open(page, CALCULATOR, '?make=Kia&utm_source=letter');
  const entries = await page.evaluate(() => history.length);
  expect(new URL(page.url()).search).toBe('?make=Kia&utm_source=letter');
  await fill(tool, { 'Selling price': '39.5k', 'Miles a year': '14,000', Model: 'ev9' });
  await tool.getByRole('button', { name: 'Copy link' }).click();
  await expect(tool.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page).toHaveURL(/\?utm_source=letter&miles=14000&price=39500&make=Kia&model=ev9$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const cost = (await result(tool, 'Cost of the whole term').textContent()) ?? '';

  const other = await context.newPage();
  await other.goto(link.href);
  const shared = other.getByRole('form', { name: CALCULATOR.name });
  await expect(shared.getByRole('heading', { name: CALCULATOR.name })).toBeInViewport();
  await expect(field(shared, 'Selling price')).toHaveValue('39,500');
  await expect(result(shared, 'Cost of the whole term')).toHaveText(cost);
  await shared.getByRole('link', { name: 'Ask us to check this offer' }).click();
  await expect(other).toHaveURL(/\/apply\?car_kind=any&tool=/);

  await tool.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(`${CALCULATOR.guide}?utm_source=letter`);
});

test('while a value in a tool can’t be used, nothing moves; the message comes when the field is left', async ({
  page,
}) => {
  const tool = await open(page, MILEAGE);
  const months = field(tool, 'Months so far');

  const height = await tool.evaluate((element) => element.getBoundingClientRect().height);
  const message = tool.getByText('Enter at most 36 months, the term of the lease.', {
    exact: true,
  });
  await months.pressSequentially('40');
  await expect(tool.getByText('Not updated yet: fix “Months so far”.')).toBeVisible();
  await expect(tool.getByRole('status').first()).toBeEmpty();
  expect(await tool.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  await months.blur();
  await expect(message).toBeVisible();
  await expect(months).toHaveAttribute('aria-invalid', 'true');
  await expect(tool.getByRole('status').first()).toContainText('Enter at most 36 months');
  await fill(tool, { 'Months so far': '15', 'Odometer at delivery': '0', Odometer: '15000' });
  await expect(message).toBeHidden();
  const ask = tool.getByRole('link', { name: 'Ask us about the end of your lease' });
  await expect(ask).toHaveAttribute('href', /^\/apply\?car_kind=any&tool=.*mileage-check$/);
});

test('a dealer’s numbers become a message to the dealer, and go along to whoever reads them', async ({
  page,
}) => {
  const { events, conversions } = await recordVisit(page);
  const tool = await open(page, CALCULATOR);
  await fill(tool, { 'Monthly payment': '459', 'Due at signing': '$3,999' });
  await expect(tool.getByText('- the money factor')).toBeVisible();
  await fill(tool, {
    'Sticker price (MSRP)': '41,500',
    'Selling price': '39k',
    Residual: '58',
  });
  await expect(
    tool.getByText(/^\$459 a month comes from a money factor of 0\.00/).first(),
  ).toBeInViewport();
  await tool.getByRole('link', { name: 'Rather have us read it?' }).click();
  const ask = tool.getByRole('region', { name: 'Rather have us read it?' });
  await expect(ask.getByRole('heading')).toBeInViewport();
  await fill(tool, { Make: 'Kia', Model: 'EV9', Year: '2026' });
  const email = await ask.getByRole('link', { name: 'Email us' }).getAttribute('href');
  const body = new URL(email ?? '').searchParams.get('body');
  const [, sent = ''] = body?.match(/^My numbers: (.*)$/m) ?? [];
  const numbers = Object.fromEntries(new URL(sent).searchParams);
  expect(numbers).toMatchObject({ pay: '459', make: 'Kia', model: 'EV9', year: '2026' });
  await expectAccessible(page, '.prose form');
  await ask.getByRole('link', { name: 'Ask us to check this offer' }).click();

  await expect(page.getByText(/^A link to your numbers/)).toBeVisible();
  const form = new URL((await page.getByTitle('Lease Form').getAttribute('src')) ?? '');
  const link = new URL(form.searchParams.get('tool_link') ?? '');
  expect(link.pathname + link.hash).toBe(`${CALCULATOR.guide}#lease-calculator`);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ pay: '459', make: 'Kia' });
  await expect
    .poll(() => events.map((event) => ('event' in event ? event.event : null)).slice(0, 3))
    .toEqual(['tool_start', 'tool_ask', 'form_shown']);
  expect(events[0]).toEqual({
    event: 'tool_start',
    page: CALCULATOR.guide,
    place: 'lease_calculator',
  });
  expect(conversions).toEqual([]);
});

test('on a phone, also above its keyboard, a tool’s result stays in view, takes at most a quarter of the screen, and covers no focused field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const tool = await open(page, CALCULATOR);
  await field(tool, 'Where you live').focus(); // Far enough that what sticks does.
  await expect(page.locator('.sticky-bar')).toBeHidden();
  const lastLine = await tool.getByText('The example’s numbers, not yours').boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(740 / 4);

  const bar = tool.getByText(CALCULATOR.result).first();
  // Below what is filled of the bar, a tap reaches the field.
  const filled = await bar.locator('..').boundingBox();
  const end = (filled?.y ?? 0) + (filled?.height ?? 0);
  const miles = field(tool, 'Miles a year');
  await miles.evaluate((it, top) => {
    window.scrollBy({ top: it.getBoundingClientRect().top - top, behavior: 'instant' });
  }, end);
  const milesBox = await miles.boundingBox();
  await page.mouse.click((milesBox?.x ?? 0) + 20, end + 8);
  await expect(miles).toBeFocused();

  for (const height of [740, 400]) {
    await page.setViewportSize({ width: 375, height });
    await field(tool, 'Where you live').focus();
    for (let at = 0; at < 8; at++) {
      await page.keyboard.press('Shift+Tab');
      const barBox = await bar.boundingBox();
      const fieldBox = await page.locator(':focus').boundingBox();
      await expect(bar, `${height} px`).toBeInViewport();
      expect(fieldBox?.y, `${height} px`).toBeGreaterThanOrEqual(
        (barBox?.y ?? 0) + (barBox?.height ?? 0),
      );
    }
  }
});

test('nothing moves when a tool responds, and what is typed before is kept', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const tool = page.getByRole('form', { name: CALCULATOR.name });
  const height = () => tool.evaluate((element) => element.getBoundingClientRect().height);
  const start = await delayScripts(page);
  await page.goto(CALCULATOR.guide, { waitUntil: 'domcontentloaded' });
  await tool.scrollIntoViewIfNeeded();
  const before = await height();
  start();
  await expect(tool.getByRole('button', { name: 'Reset' })).toBeVisible();
  expect(await height()).toBeCloseTo(before, 0);

  const release = await delayScripts(page);
  const link = `${CALCULATOR.guide}?price=39500&live=nj&rebate=500`;
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  await fill(tool, { 'Selling price': '38,000' });
  await field(tool, 'Sales tax is').selectOption('In the payment');
  release();
  await expect(field(tool, 'Rebates')).toBeVisible(); // The URL opens the part that it names.
  await expect(field(tool, 'Rebates')).toHaveValue('500');
  await expect(field(tool, 'Selling price')).toHaveValue('38,000');
  await expect(field(tool, 'Where you live')).toHaveValue('nj');
  await expect(page).toHaveURL(/\?taxpaid=payment&.*price=38000&.*live=nj&.*rebate=500/);
  // 38,000 + 695 − 500, rent charge at 0.002, and the tax of New Jersey.
  await expect(result(tool, 'Adjusted capitalized cost')).toContainText('$38,195');
});

test('two offers get a verdict from what is typed, with the same numbers in the table', async ({
  page,
}) => {
  const tool = await open(page, COMPARISON);
  const offer = (name: string) => tool.getByRole('group', { name });
  await fill(offer('Offer A'), {
    'Due at signing': '$3k',
    'Monthly payment': '301.50',
    'Fees at the end': '350',
    'Term in months': '3 years',
  });
  await fill(offer('Offer B'), {
    'Due at signing': '$0',
    'Monthly payment': '389',
    'Fees at the end': '0',
  });
  // 3,000 + 35 × 301.50 + 350, and 36 × 389.
  await expect(tool.getByText(/^Offer A costs \$102 less over 36 months/).first()).toBeVisible();
  const total = tool.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(total).toHaveText(['$13,902.50', '$14,004'], { useInnerText: true });
});

test('the mileage check projects the end of a lease, and saves its dates as a file', async ({
  page,
}) => {
  const tool = await open(page, MILEAGE);
  await fill(tool, { Odometer: '20,010', 'Odometer at delivery': '10', 'Months so far': '15' });
  await expect(
    tool.getByText(/^At this pace you’ll drive 48,000 miles, 12,000 over/),
  ).toBeVisible();
  const end = tool.getByRole('region', { name: 'The end of your lease' });
  const download = end.getByRole('button', { name: 'Add these dates to my calendar' });
  await expect(download).toBeDisabled();
  await expect(field(tool, 'Scheduled end of the lease')).toHaveAttribute('type', 'date');
  await fill(tool, { 'Scheduled end of the lease': '2028-03-31' });
  await field(tool, 'Where you live').selectOption('New Jersey');
  await expect(page).toHaveURL(/\?odo=20010&odostart=10&sofar=15&ends=2028-03-31&live=nj$/);
  await expect(end.getByRole('listitem').last()).toContainText('March 31, 2028');
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe('lease-end.ics');
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20280331');
});

test('Print makes one page of each tool below logo and number, and nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  for (const tool of tools) {
    const form = await open(page, tool, tool.long);
    await form.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    const header = page.getByRole('banner');
    await expect(header.getByText(business().phone).first()).toBeVisible();
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(form.getByRole('button').first()).toBeHidden();
    await expect(form.getByText(/, 20\d\d · http.*#/)).toBeVisible();
    await expect(form.getByRole('textbox').first()).toBeVisible();
    const pdf = await PDFDocument.load(await page.pdf({ format: 'Letter' }));
    expect(pdf.getPageCount()).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each tool is a worked example', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { guide, name, result: sentence } of tools) {
      await page.goto(guide);
      const tool = page.getByRole('form', { name });
      await page.getByRole('link', { name: /^Go to the / }).click();
      await expect(tool.getByRole('heading', { name })).toBeInViewport();
      await expect(tool.getByText(/Without scripts this is a worked example/)).toBeVisible();
      await expect(tool.locator('p, dl > div').filter({ hasText: sentence }).first()).toBeVisible();
      await expect(tool.getByRole('button')).toHaveCount(0);
      await expectNoHorizontalScroll(page);
      if (name === MILEAGE.name)
        await expect(tool.getByText('40 to 20 days before the end')).toBeVisible();
      if (name !== CALCULATOR.name) continue;
      await expect(tool).toContainText('An estimate, not an offer');
      await expect(tool).not.toContainText(/\bAPR\b|annual percentage|annual lease rate/i);
    }
  });
});
