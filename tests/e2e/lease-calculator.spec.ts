import { money } from '@/lib/format/format';
import { calculateLease } from '@/lib/lease/lease';
import { leaseTool } from '@/lib/lease/lease-fields';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll, layOutForAxe } from '../support/accessibility';
import { delayRequests, NEXT_SCRIPTS } from '../support/delay-requests';
import { type Browser, expect, type Page, test } from '../support/test';
import { watchTraffic } from '../support/traffic';

const guide = routes.guide('hidden-costs-car-leasing-nyc-nj');
const calculator = (page: Page) => page.getByRole('form', { name: 'Lease calculator' });
const field = (page: Page, label: string) => calculator(page).getByLabel(label, { exact: true });
/** The line of a result, which opens to its formula. */
const result = (page: Page, label: string) =>
  calculator(page)
    .locator('details')
    .filter({ has: page.getByText(label, { exact: true }) });
const open = async (page: Page, query = '') => {
  await page.goto(`${guide}${query}`);
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(calculator(page).getByRole('button', { name: 'Print' })).toBeVisible();
};
const openFees = (page: Page) =>
  calculator(page).getByRole('button', { name: 'Fees and money down' }).click();
async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text);
}
const withoutScript = (browser: Browser) => browser.newPage({ javaScriptEnabled: false });

test('recomputes New York’s official example: 350 × 48 + 500 at 7% is 1,211.00', async ({ page }) => {
  await open(page);
  await fill(page, {
    'Sticker price (MSRP)': '50,000',
    'Selling price': '$46.8k',
    Residual: '60%',
    'Money factor or approximate rate': '0',
    Term: '48',
  });
  await openFees(page);
  await fill(page, { 'Acquisition fee': '500' });
  await field(page, 'Acquisition fee is').selectOption('Paid at signing');
  await field(page, 'Where you live').selectOption('Another county in New York');
  await field(page, 'Your county’s sales tax').fill('7');
  await expect(result(page, 'Payment before tax').locator('summary')).toContainText('$350');
  await expect(result(page, 'Sales tax').locator('summary')).toContainText('$1,211');
  await result(page, 'Sales tax').locator('summary').click();
  await expect(result(page, 'Sales tax')).toContainText('7% × (48 × $350 + $500) = $1,211');
});

test('recomputes a car of $42,000 in New York City and in New Jersey', async ({ page }) => {
  await open(page);
  await fill(page, {
    'Sticker price (MSRP)': '45000',
    'Selling price': '42,000',
    Residual: '60',
    'Money factor or approximate rate': '.002',
  });
  await openFees(page);
  await fill(page, { 'Dealer fees': '' });
  await expect(result(page, 'Depreciation a month').locator('summary')).toContainText('$435.97');
  await expect(result(page, 'Rent charge a month').locator('summary')).toContainText('$139.39');
  await expect(result(page, 'Payment before tax').locator('summary')).toContainText('$575.36');
  await expect(result(page, 'Approximate interest-rate equivalent').locator('summary')).toContainText('4.8%');
  await expect(result(page, 'Sales tax').locator('summary')).toContainText('$1,838.28');
  await field(page, 'Where you live').selectOption('New Jersey');
  await expect(result(page, 'Sales tax').locator('summary')).toContainText('$1,372.23');
});

test('converts residual and rate to their other units without changing the payment', async ({ page }) => {
  await open(page);
  const payment = await result(page, 'Payment before tax').locator('summary').textContent();
  const unit = (name: string, option: string) =>
    calculator(page).getByRole('group', { name }).getByText(option, { exact: true });
  await unit('Residual in', '$').click();
  await expect(field(page, 'Residual')).toHaveValue('27,000');
  await unit('Rate as', '%').click();
  await expect(field(page, 'Money factor or approximate rate')).toHaveValue('4.8');
  await expect(result(page, 'Payment before tax').locator('summary')).toHaveText(payment ?? '');
  await unit('Residual in', '%').click();
  await expect(field(page, 'Residual')).toHaveValue('60');
});

test('the values are in the address after the first change, and an address starts the calculator with them', async ({
  page,
  context,
}) => {
  await open(page, '?make=Kia&utm_source=letter');
  expect(new URL(page.url()).search).toBe('?make=Kia&utm_source=letter');
  const length = await page.evaluate(() => history.length);
  await fill(page, { 'Selling price': '39,500', 'Miles a year': '14,000' });
  await expect(page).toHaveURL(/\?utm_source=letter&price=39500&miles=14000&make=Kia$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await field(page, 'Model, if known').fill('ev9');
  await expect(calculator(page).getByRole('link', { name: 'Ask us to check this offer' })).toHaveAttribute(
    'href',
    '/?make=Kia&model=ev9&mileage=15000#get-quote',
  );
  await expect(page).toHaveURL(/&make=Kia&model=ev9$/);
  const total = await result(page, 'Cost of the whole term').locator('summary').textContent();

  const other = await context.newPage();
  await other.goto(page.url()); // Far above the calculator, which nobody has touched.
  await expect(field(other, 'Selling price')).toHaveValue('39,500');
  await expect(result(other, 'Cost of the whole term').locator('summary')).toHaveText(total ?? '');
  await other.getByRole('link', { name: 'Ask us to check this offer' }).click();
  await expect(other.getByLabel('Make', { exact: true })).toHaveValue('Kia');
  await expect(other.getByLabel('Model', { exact: true })).toHaveValue('EV9');
  await expect(other.getByLabel('Annual mileage')).toHaveValue('15000');
});

test('a value of the address that can’t be used is in its field, with the reason', async ({ page }) => {
  await open(page, '?months=84&price=40000');
  await expect(field(page, 'Term')).toHaveValue('84');
  await expect(field(page, 'Term')).toHaveAccessibleDescription(/Enter 24 to 60 months/);
  await expect(field(page, 'Selling price')).toHaveValue('40,000');
  expect(new URL(page.url()).search).toBe('?months=84&price=40000');
});

test('Copy link copies the address of the present values, with the calculator in view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await openFees(page);
  await fill(page, { Rebates: '1,000' });
  await calculator(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(calculator(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search + link.hash).toBe(`${guide}?rebate=1000#lease-calculator`);
});

test('works with the keyboard alone, and reads results out after a pause, not at every key', async ({
  page,
}) => {
  await open(page);
  const spoken = calculator(page).getByRole('status').first();
  await field(page, 'Selling price').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('40,000', { delay: 50 });
  await expect(result(page, 'Adjusted capitalized cost').locator('summary')).toContainText('$40,695');
  await expect(spoken).toBeEmpty();
  await expect(spoken).toContainText('Estimate: A month');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Residual')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'Residual')).toHaveValue('27,000');
  await calculator(page).getByRole('button', { name: 'Fees and money down' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await expect(field(page, 'Acquisition fee')).toHaveValue('500');
  await result(page, 'Due at signing').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(result(page, 'Due at signing')).toHaveAttribute('open', '');
  await calculator(page).getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Selling price')).toHaveValue('42,000');
  await page.keyboard.press('Enter'); // The focus stays on the button, which is now Undo.
  await expect(field(page, 'Selling price')).toHaveValue('40,000');
});

test('the bar with the main results stays in view, and never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page);
  await field(page, 'Where you live').focus();
  const bar = calculator(page).locator('dl').first();
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Shift+Tab');
    const [barBox, fieldBox] = [await bar.boundingBox(), await page.locator(':focus').boundingBox()];
    await expect(bar).toBeInViewport();
    expect(fieldBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  }
});

test('an error is beside its field, in plain words, once the visitor has paused', async ({ page }) => {
  await open(page);
  const before = await result(page, 'Monthly payment').locator('summary').textContent();
  await fill(page, { 'Money factor or approximate rate': 'five' });
  const message = calculator(page).getByText('Enter a small decimal, such as 0.0021.', { exact: true });
  await expect(message).toBeHidden();
  await field(page, 'Money factor or approximate rate').blur();
  await expect(message).toBeVisible();
  await expect(field(page, 'Money factor or approximate rate')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Money factor or approximate rate')).toHaveAccessibleDescription(
    /Enter a small decimal, such as 0\.0021\./,
  );
  await expect(result(page, 'Monthly payment').locator('summary')).toHaveText(before ?? '');
  await expect(calculator(page).getByRole('status').first()).toContainText('Enter a small decimal');
  await openFees(page);
  await fill(page, { 'Money factor or approximate rate': '5%', 'Cash down': '30,000' });
  await expect(message).toBeHidden();
  await expect(field(page, 'Selling price')).toHaveAccessibleDescription(/less than its residual/);
});

test('what is typed before the calculator responds is kept', async ({ page }) => {
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(`${guide}?price=39500&place=nj&rebate=500`);
  await fill(page, { 'Selling price': '38,000' });
  await field(page, 'Sales tax is').selectOption('Rolled into the payment');
  release();
  await expect(field(page, 'Rebates')).toHaveValue('500'); // The address opens the part that it names.
  await expect(field(page, 'Selling price')).toHaveValue('38,000');
  await expect(field(page, 'Where you live')).toHaveValue('nj');
  await expect(page).toHaveURL(/price=38000/);
  const lease = calculateLease({
    ...leaseTool.example,
    sellingPrice: 3_800_000,
    rebates: 50_000,
    place: 'nj',
    taxPaid: 'payment',
  });
  await expect(result(page, 'Monthly payment').locator('summary')).toContainText(money(lease.billed));
});

for (const width of [320, 1280])
  test(`every state is accessible at ${width} px`, async ({ page }) => {
    test.slow(); // axe reads a whole guide once.
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await layOutForAxe(page);
    await expectAccessible(page);
    await openFees(page);
    await field(page, 'Where you live').selectOption('Another county in New York');
    await fill(page, { Term: '84', 'Your county’s sales tax': '' });
    await field(page, 'Sales tax is').selectOption('Rolled into the payment');
    for (const line of await calculator(page).locator('details').all())
      await line.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    await expect(calculator(page).getByText(/^Enter 24 to 60/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'form[data-island]');
    const small = await calculator(page).evaluate((form) =>
      [...form.querySelectorAll('a, button, summary, select, label:has(> input), div:has(> input)')]
        .filter((it) => getComputedStyle(it).display !== 'inline' && it.getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
    await calculator(page).getByRole('button', { name: 'Reset' }).click();
    await expectAccessible(page, 'form[data-island]');
  });

test('Print makes one page with the formulas, and nothing but the calculator', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await calculator(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(calculator(page).getByRole('button').first()).toBeHidden();
  await expect(calculator(page).getByText('($42,695 − $27,000) ÷ 36 = $435.97')).toBeVisible();
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript it is a worked example with its formulas, and a worksheet on paper', async ({
  browser,
}) => {
  const page = await withoutScript(browser);
  await page.goto(guide);
  const lease = calculateLease(leaseTool.example);
  await expect(result(page, 'Monthly payment').locator('summary')).toContainText(money(lease.billed));
  await expect(result(page, 'Due at signing').locator('summary')).toContainText(
    money(lease.dueAtSigning.total),
  );
  await expect(calculator(page).getByText(/Print it as a worksheet/)).toBeVisible();
  await expect(calculator(page).getByRole('button')).toHaveCount(0);
  await expect(calculator(page).getByLabel('Selling price')).toHaveValue('42,000');
  await result(page, 'Cost per mile').locator('summary').click();
  await expect(result(page, 'Cost per mile')).toContainText('÷ (miles a year × months ÷ 12)');
  await page.emulateMedia({ media: 'print' });
  const blank = await result(page, 'Monthly payment')
    .locator('summary')
    .evaluate((line) => getComputedStyle(line, '::after').borderBottomStyle);
  expect(blank).toBe('solid');
  await page.close();
});

test('the guide loads no framework before the calculator comes near', async ({ page }) => {
  const loaded = await watchTraffic(page);
  await page.goto(guide, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Get Quote' }).first().hover(); // Leads to a form on another page.
  const scripts = () =>
    loaded.filter(({ kind }) => kind === 'script').map(({ url }) => new URL(url).pathname);
  expect(scripts()).toEqual(['/site.js']);
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(calculator(page).getByRole('button', { name: 'Print' })).toBeVisible();
  expect(scripts().length).toBeGreaterThan(1);
});

test('never calls the rate an annual one, and says that it is an estimate', async ({ page }) => {
  await open(page);
  const text = (await calculator(page).textContent()) ?? '';
  expect(text).toContain('An estimate, not an offer');
  expect(text).not.toMatch(/\bAPR\b|annual percentage|annual lease rate/i);
});
