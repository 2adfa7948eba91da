import { INCOMPLETE_MESSAGE } from '@/lib/quote/selection';
import { inventoryHref, routes } from '@/lib/site/routes';
import { brandPageWithModels } from '../support/brand-with-models';
import { guides } from '../support/published-guides';
import { newEmail, submitForm } from '../support/sandbox';
import { expect, type Locator, type Page, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS } from '../support/traffic';
import { originalsIn, translate, wordsOf } from '../support/translator';

/*
 * Many visitors let their browser translate the page. A translator replaces the texts that React
 * has rendered: a text that React changes must stand in an element of its own. Any error of a page
 * fails these tests (tests/support/test.ts).
 */

/** React marks every element that it has hydrated. */
const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** Opens a page, and translates it once React has hydrated a part of it. */
async function openAndTranslate(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path);
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(part)).toBe(true);
  await translate(page);
}

/**
 * Opens a page and translates it before React is there, which then makes the page anew (error 418).
 *
 * @param early what a visitor does in between
 */
async function openTranslated(page: Page, path: string, early: () => Promise<unknown>) {
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await translate(page);
  await early();
  release();
  await expect.poll(() => isHydrated(page.locator('main'))).toBe(true);
}

/** Expects of a translated element the words that it has on a page that nobody translates. */
async function expectNoStaleWords(page: Page, find: (page: Page) => Locator): Promise<void> {
  await expect.poll(() => originalsIn(find(page))).toEqual([]);
  const words = await wordsOf(find(page));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await find(other).scrollIntoViewIfNeeded();
  await expect.poll(() => wordsOf(find(other))).toBe(words);
  await other.close();
}

const guideOf = (start: string) =>
  routes.guide(guides.find(({ slug }) => slug.startsWith(start))?.slug ?? '');

const field = (island: Locator, label: string) => island.getByLabel(label, { exact: true });

async function fillAll(island: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await field(island, label).fill(text);
    await field(island, label).blur();
  }
}

async function selectEachOption(select: Locator): Promise<void> {
  const options = await select.getByRole('option').all();
  for (const option of options) {
    const value = (await option.getAttribute('value')) ?? '';
    await select.selectOption(value);
  }
}

async function fillInCalculator(tool: Locator): Promise<void> {
  for (const label of ['Sales tax is', 'Where you live'])
    await selectEachOption(field(tool, label));
  await fillAll(tool, { 'Selling price': 'lots' });
  await expect(tool.getByText('Not updated yet')).toBeVisible();
  await fillAll(tool, {
    'Selling price': '43,000',
    'Monthly payment': '612.35',
    'Due at signing': '5000',
    'Sticker price (MSRP)': '45,000',
    Residual: '60',
    'Money factor or rate': '.002',
  });
  await selectEachOption(field(tool, 'Acquisition fee is'));
  await tool.getByRole('button', { name: 'Copy link' }).click();
  const copied = tool.getByRole('button', { name: 'Copied' });
  await expect(copied.or(tool.getByRole('button', { name: 'Please copy' }))).toBeVisible();
}

test.describe('translated after React started', () => {
  test('the lease calculator works, and says nothing stale', async ({ page }) => {
    const find = (of: Page) => of.getByRole('form', { name: 'Lease calculator' });
    const tool = find(page);
    await openAndTranslate(page, guideOf('hidden-costs'), tool);
    await fillInCalculator(tool);
    await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
    // Said for four seconds after a click.
    await expect(tool.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectNoStaleWords(page, find);
  });

  test('the quote form works', async ({ page }) => {
    const form = page.locator('form[data-place=quote_form]');
    await openAndTranslate(page, routes.home, form);
    await field(form, 'Make').selectOption('Toyota');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByRole('alert')).toHaveText(INCOMPLETE_MESSAGE);
    await field(form, 'Model').selectOption('RAV4');
    await field(form, 'Annual mileage').selectOption('12000');
    await expect(form.getByRole('alert')).toBeEmpty();
    await expect.poll(() => originalsIn(form)).toEqual([]);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/apply\?make=Toyota&model=RAV4/);
  });

  test('the filters and the list of the inventory work', async ({ page }) => {
    const make = field(page.getByRole('main'), 'Make');
    await openAndTranslate(page, inventoryHref({ make: 'Toyota', model: null }), make);
    await make.selectOption('all');
    await make.selectOption('Honda');
    await selectEachOption(field(page.getByRole('main'), 'Model'));
    await page.getByRole('link', { name: 'Clear Filters' }).first().click();
    await expect(make).toHaveValue('all');
    const kinds = page.getByRole('navigation', { name: 'Kinds of cars' }).getByRole('link');
    for (const kind of await kinds.all()) await kind.click();
    await expect(page).toHaveURL(/need=/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoStaleWords(page, (of) => of.getByRole('main'));
  });

  test('the dialog of a brand page opens, and its form says thanks', async ({ page }) => {
    const links = page.getByRole('link', { name: 'Apply Now' });
    await openAndTranslate(page, brandPageWithModels, links.first());
    const dialog = page.getByRole('dialog', { name: /^Apply for/ });
    await links.first().click();
    await submitForm(dialog.frameLocator('iframe'), newEmail());
    await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  });
});

test.describe('translated before React started', () => {
  test.use({ expectedErrors: /React error #418/ });
  const cases = [
    { label: 'Make', path: routes.home, form: 'form[data-place=quote_form]', value: 'BMW' },
    {
      label: 'Selling price',
      path: guideOf('hidden-costs'),
      form: 'form[aria-label="Lease calculator"]',
      value: '38,500',
    },
  ];

  for (const { label, path, form, value } of cases)
    test(`${label} at ${path} keeps what was given, and the focus`, async ({ page }) => {
      const input = field(page.locator(form).first(), label);
      await openTranslated(page, path, async () => {
        await input.focus();
        const isSelect = await input.evaluate((element) => element.nodeName === 'SELECT');
        if (isSelect) await input.selectOption(value);
        else await input.fill(value);
      });
      await expect(input).toHaveValue(value);
      await expect(input).toBeFocused();
    });

  test('the page keeps its styles, and the menu works', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const fontOf = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    let before = '';
    await openTranslated(page, routes.apply, async () => {
      before = await fontOf();
    });
    expect(before).toContain('Figtree');
    expect(await fontOf()).toBe(before);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
