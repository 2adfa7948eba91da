import { applyHref } from '@/lib/quote/apply-href';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/selection';
import { inventoryHref, routes } from '@/lib/site/routes';
import { recordVisit } from '../support/conversions';
import { guides } from '../support/published-guides';
import { newEmail, submitForm } from '../support/sandbox';
import { stockedBrand } from '../support/stocked-brand';
import { expect, type Locator, type Page, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS } from '../support/traffic';
import { originalsIn, translate, wordsOf } from '../support/translator';

/*
 * Many visitors let their browser translate the page. A translator replaces the texts that React
 * has rendered: a text that React changes must stand in an element of its own, and what starts
 * later must find the original texts. Any error of a page fails these tests
 * (tests/support/test.ts).
 */

/** When the page is translated: before or after React hydrates it. */
const moments = ['before', 'after'] as const;
type Opening = {
  path: string;
  moment: (typeof moments)[number];
  /** What React hydrates; all of the page, if it isn't given. */
  island?: Locator;
  /** What a visitor does while the scripts load. */
  early?: () => Promise<unknown>;
  /** Whether the translator stops where a page asks it to. */
  heedsPages?: boolean;
};

/** React marks every element that it has hydrated. */
const isHydrated = (island: Locator) =>
  island.evaluate((element) =>
    [element, document.body].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );

async function openTranslated(page: Page, opening: Opening): Promise<void> {
  const { path, moment, island = page.locator('body'), early, heedsPages } = opening;
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (moment === 'before') await translate(page, { heedsPages });
  await island.scrollIntoViewIfNeeded();
  await early?.();
  release();
  await expect.poll(() => isHydrated(island)).toBe(true);
  if (moment === 'after') await translate(page);
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

async function useEachOption(select: Locator): Promise<void> {
  const options = await select.getByRole('option').all();
  for (const option of options) {
    const value = (await option.getAttribute('value')) ?? '';
    await select.selectOption(value);
  }
}

async function useButtons(tool: Locator): Promise<void> {
  await tool.getByRole('button', { name: 'Copy link' }).click();
  const copied = tool.getByRole('button', { name: 'Copied' });
  await expect(copied.or(tool.getByRole('button', { name: 'Please copy' }))).toBeVisible();
  await tool.getByRole('button', { name: 'Reset' }).click();
  await tool.getByRole('button', { name: 'Undo' }).click();
  await expect(tool.getByRole('button', { name: 'Reset' })).toBeVisible();
}

async function useCalculator(tool: Locator): Promise<void> {
  await useEachOption(field(tool, 'Sales tax is'));
  await field(tool, 'Sales tax is').selectOption('payment');
  await useEachOption(field(tool, 'Where you live'));
  await field(tool, 'Where you live').selectOption('ny');
  await fillAll(tool, { 'Your county’s sales tax': '8%', 'Selling price': 'lots' });
  await expect(tool.getByText('Not updated yet')).toBeVisible();
  await fillAll(tool, {
    'Selling price': '43,000',
    'Monthly payment': '612.35',
    'Due at signing': '400',
    'Sticker price (MSRP)': '45,000',
    Residual: '60',
    Term: '39',
    'Miles a year': '14000',
  });
  await tool.getByRole('button', { name: 'Fees and money down' }).click();
  await fillAll(tool, { Rebates: '500', 'Trade-in': '1000' });
  await useEachOption(field(tool, 'Acquisition fee is'));
  await useButtons(tool);
  await fillAll(tool, { 'Due at signing': '5000', 'Money factor or rate': '.002' });
  await field(tool, 'Make').selectOption('Kia');
  await fillAll(tool, { Model: 'EV9', Year: '2026' });
}

async function useComparison(tool: Locator): Promise<void> {
  const a = tool.getByRole('group', { name: 'Offer A' });
  await fillAll(a, { 'Due at signing': '100', 'Monthly payment': 'x', Term: '24' });
  await expect(tool.getByText('Not updated yet')).toBeVisible();
  await fillAll(a, { 'Monthly payment': '301.50', 'Miles a year': '10,000' });
  await fillAll(tool, { 'Miles you drive a year': '15000', 'Charge per extra mile': '20' });
  await useButtons(tool);
  await fillAll(a, { 'Due at signing': '3000', Term: '36' });
}

async function useMileageCheck(tool: Locator): Promise<void> {
  await fillAll(tool, { 'Months so far': '40', Odometer: '9000', 'Miles a year': '15k' });
  await expect(tool.getByText('Not updated yet')).toBeVisible();
  await fillAll(tool, { 'Months so far': '15', Odometer: '30000' });
  await useEachOption(field(tool, 'Where you live'));
  await fillAll(tool, { 'Scheduled end of the lease': '2028-03-31' });
  await useButtons(tool);
}

/** `settled`: the address once the last value is in it. */
const tools = [
  {
    name: 'Lease calculator',
    guide: guideOf('hidden-costs'),
    use: useCalculator,
    settled: /year=2026/,
  },
  {
    name: 'Compare two offers',
    guide: guideOf('best-car-lease-deals'),
    use: useComparison,
    settled: /a-sign=3000.*a-months=36/,
  },
  {
    name: 'Mileage check',
    guide: guideOf('mileage-limits'),
    use: useMileageCheck,
    settled: /ends=2028-03-31&live=nj/,
  },
];

for (const { name, guide, use, settled } of tools)
  for (const moment of moments)
    test(`${name} works on a page that is translated ${moment} it starts`, async ({ page }) => {
      const find = (of: Page) => of.getByRole('form', { name });
      const tool = find(page);
      await openTranslated(page, { path: guide, moment, island: tool });
      await use(tool);
      await expect(page).toHaveURL(settled);
      await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
      // Said for four seconds after a click.
      await expect(tool.getByRole('button', { name: 'Copy link' })).toBeVisible();
      await expectNoStaleWords(page, find);
    });

/** Uses the quote form, in which a make is chosen, without what it needs and with it. */
async function useQuoteForm(page: Page, form: Locator): Promise<void> {
  await expect(field(form, 'Model')).toBeEnabled();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('alert')).toHaveText(INCOMPLETE_MESSAGE);
  await field(form, 'Make').selectOption('Toyota');
  await field(form, 'Model').selectOption('RAV4');
  await field(form, 'Annual mileage').selectOption('12000');
  await expect(form.getByRole('alert')).toBeEmpty();
  await expect.poll(() => originalsIn(form)).toEqual([]);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/apply\?make=Toyota&model=RAV4/);
}

for (const moment of moments)
  test(`the quote form of the home page keeps what was chosen and works, translated ${moment} it starts`, async ({
    page,
  }) => {
    const form = page.locator('form[data-place=quote_form]');
    const early = () => field(form, 'Make').selectOption('Honda');
    await openTranslated(page, { path: routes.home, moment, island: form, early });
    await expect(field(form, 'Make')).toHaveValue('Honda');
    await useQuoteForm(page, form);
  });

async function expectMenuKeepsFocus(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('button', { name: 'Get Quote' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

/*
 * What a visitor did before React started is gone where React makes the page anew: the menu and the
 * details are closed, the carousel stops, Tab starts at the top, and the hosted form is empty.
 */
test.describe('a page that was translated before React started keeps', () => {
  test('the open menu with the focus, and the carousel', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const carousel = page.locator('[data-carousel]');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const island = page.locator('form[data-place=quote_form]');
    const early = async () => {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-motion');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(menu.getByRole('button').first()).toBeFocused();
    };
    await openTranslated(page, { path: routes.home, moment: 'before', island, early });
    await expect(menu.getByRole('button').first()).toBeFocused();
    await expect(carousel).toHaveAttribute('data-motion');
    await page.keyboard.press('Escape');
    await expectMenuKeepsFocus(page);
  });

  test('the open contents of a guide, and the place of the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const island = page.getByRole('form', { name: 'Mileage check' });
    const contents = page.locator('[data-toc] details');
    const early = async () => {
      await contents.locator('summary').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
    };
    const path = guideOf('mileage-limits');
    await openTranslated(page, { path, moment: 'before', island, early });
    await expect(contents.getByRole('link').first()).toBeVisible();
    await expect(contents.locator('summary')).toBeFocused();
  });

  test('what was typed into the credit application', async ({ page }) => {
    const name = page.frameLocator('iframe').getByLabel('Full name');
    const early = () => name.fill('Test Visitor');
    await openTranslated(page, { path: routes.creditApp, moment: 'before', early });
    await expect(name).toHaveValue('Test Visitor');
  });
});

for (const moment of moments)
  test(`the credit application and its thanks work, translated ${moment} they start`, async ({
    page,
  }) => {
    await openTranslated(page, { path: routes.creditApp, moment });
    await submitForm(page.frameLocator('iframe'), newEmail());
    await expect(page.locator('[data-place=thanks] [tabindex="-1"]')).toBeFocused();
    await expect.poll(() => originalsIn(page.getByRole('main'))).toEqual([]);
  });

/* Where a translator can't be stopped, React makes the page anew (error 418). */
test.describe('what was typed before the page started is kept with the focus', () => {
  test.use({ expectedErrors: /React error #418/ });
  const cases = [
    { label: 'Make', path: routes.home, form: 'form[data-place=quote_form]', value: 'BMW' },
    { label: 'Make', path: routes.apply, form: 'form[data-place=quote_form]', value: 'BMW' },
    { label: 'Make', path: routes.inventory, form: 'main form', value: 'Honda' },
    {
      label: 'Selling price',
      path: guideOf('hidden-costs'),
      form: 'form[aria-label="Lease calculator"]',
      value: '38,500',
    },
  ];

  for (const { label, path, form, value } of cases)
    test(`${label} at ${path}`, async ({ page }) => {
      const island = page.locator(form).first();
      const input = field(island, label);
      const early = async () => {
        await input.focus();
        const isSelect = await input.evaluate((element) => element.nodeName === 'SELECT');
        if (isSelect) await input.selectOption(value);
        else await input.fill(value);
      };
      await openTranslated(page, { path, moment: 'before', island, early, heedsPages: false });
      await expect(input).toHaveValue(value);
      await expect(input).toBeFocused();
    });
});

/*
 * Pages that are rendered per request start at once. Where a translator is faster, React makes the
 * page anew, which it calls a recoverable error (418), and the site's script starts again.
 */
for (const moment of moments)
  test.describe(`rendered per request and translated ${moment} it starts`, () => {
    test.use({ expectedErrors: moment === 'before' ? /React error #418/ : undefined });

    test('the quote form of the apply page works', async ({ page }) => {
      const form = page.locator('form[data-place=quote_form]');
      const { events } = await recordVisit(page);
      await openTranslated(page, { path: routes.apply, moment });
      await field(form, 'Make').selectOption('Honda');
      await useQuoteForm(page, form);
      expect(events).not.toContainEqual(expect.objectContaining({ event: 'page_error' }));
    });

    test('the menu keeps the focus', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await openTranslated(page, { path: routes.apply, moment });
      await expectMenuKeepsFocus(page);
    });

    test('the form of a chosen car and its thanks work', async ({ page }) => {
      const path = applyHref({ make: 'Toyota', model: 'RAV4' });
      await openTranslated(page, { path, moment });
      await submitForm(page.frameLocator('iframe[title="Lease Form"]'), newEmail());
      await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
      await expect.poll(() => originalsIn(page.getByRole('main'))).toEqual([]);
    });

    test('the filters and the list of the inventory work', async ({ page }) => {
      const path = inventoryHref({ make: 'Toyota', model: null });
      const make = field(page.getByRole('main'), 'Make');
      await openTranslated(page, { path, moment, island: make });
      await make.selectOption('all');
      await make.selectOption('Honda');
      await useEachOption(field(page.getByRole('main'), 'Model'));
      await page.getByRole('link', { name: 'Clear Filters' }).first().click();
      await expect(make).toHaveValue('all');
      const kinds = page.getByRole('navigation', { name: 'Kinds of cars' }).getByRole('link');
      for (const kind of await kinds.all()) await kind.click();
      await expect(page).toHaveURL(/need=/);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoStaleWords(page, (of) => of.getByRole('main'));
    });
  });

for (const moment of moments)
  test(`the dialog of a brand page works, translated ${moment} its script starts`, async ({
    page,
  }) => {
    const release = await delayRequests(page, '**/site-script/apply-dialog-*.js');
    await page.goto(stockedBrand, { waitUntil: 'domcontentloaded' });
    if (moment === 'before') await translate(page);
    release();
    const links = page.getByRole('link', { name: 'Apply Now' });
    await expect(links.first()).toHaveAttribute('aria-haspopup', 'dialog');
    if (moment === 'after') await translate(page);

    const dialog = page.getByRole('dialog');
    for (const at of [0, 1]) {
      const title = await links.nth(at).getAttribute('data-apply-title');
      await links.nth(at).click();
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await links.first().click();
    await submitForm(dialog.frameLocator('iframe'), newEmail());
    await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  });
