import { inventoryHref, NO_FILTER } from '@/lib/inventory/filter';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/quote-selection';
import { routes } from '@/lib/site/routes';
import { guides } from '../support/published-guides';
import { expect, expectHydrated, type Locator, type Page, test } from '../support/test';
import { delayScripts } from '../support/traffic';

/*
 * Many visitors let their browser translate the page. A translator replaces the texts that React
 * has rendered: a text that React changes must stand in an element of its own. Any error of a page
 * fails these tests (tests/support/test.ts).
 */

/**
 * Does in the page what Chrome's translator does: each text stands in two `<font>` elements of the
 * translator's own, at once and whenever a script adds one. Words get a soft hyphen, so that they
 * aren't what React has rendered; Playwright ignores it.
 */
function replaceTexts(): void {
  const untouched = 'script, style, noscript, title, textarea, svg, font, [translate=no]';

  const replace = (text: Text) => {
    const isWords = text.data.trim() !== '';
    if (!isWords || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.replace(/(\p{L})(\p{L})/gu, '$1\u00ad$2');
    outer.append(inner);
    text.replaceWith(outer);
  };

  const replaceAllIn = (node: Node) => {
    const texts = node instanceof Text ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };

  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') replaceAllIn(target);
      for (const node of addedNodes) replaceAllIn(node);
    }
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  document.documentElement.classList.add('translated-ltr');
  replaceAllIn(document.documentElement);
}

/** Opens a page, and translates it once React has hydrated a part of it. */
async function openAndTranslate(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path);
  await part.scrollIntoViewIfNeeded();
  await expectHydrated(part);
  await page.evaluate(replaceTexts);
}

/** @returns the words that can be seen in an element, as if they weren't translated */
function wordsOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll('[role=status], noscript, script, style, svg'))
      other.remove();
    return copy.textContent?.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim() ?? '';
  });
}

/** Expects of a translated element the words that it has on a page that nobody translates. */
async function expectNoStaleWords(page: Page, find: (page: Page) => Locator): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await find(other).scrollIntoViewIfNeeded();
  const words = await wordsOf(find(page));
  await expect.poll(() => wordsOf(find(other))).toBe(words);
  await other.close();
}

const field = (part: Locator, label: string) => part.getByLabel(label, { exact: true });

async function selectEachOption(select: Locator): Promise<void> {
  for (const option of await select.getByRole('option').all())
    await select.selectOption((await option.getAttribute('value')) ?? '');
}

test.describe('translated after React started', () => {
  test('the lease calculator works, and says nothing stale', async ({ page }) => {
    const { slug = '' } = guides.find((guide) => guide.slug.startsWith('hidden-costs')) ?? {};
    const find = (of: Page) => of.getByRole('form', { name: 'Lease calculator' });
    const tool = find(page);
    await openAndTranslate(page, routes.guide(slug), tool);
    await selectEachOption(field(tool, 'Sales tax is'));
    await field(tool, 'Selling price').fill('lots');
    await field(tool, 'Selling price').blur();
    await expect(tool.getByText('Not updated yet')).toBeVisible();
    const values = { 'Selling price': '43,000', 'Monthly payment': '612.35', Residual: '60' };
    for (const [label, text] of Object.entries(values)) await field(tool, label).fill(text);
    await tool.getByRole('button', { name: 'Copy link' }).click();
    await expect(tool.getByRole('button', { name: /Copied|Please copy/ })).toBeVisible();
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
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/apply\?make=Toyota&model=RAV4/);
  });

  test('the filters and the list of the inventory work', async ({ page }) => {
    const make = field(page.getByRole('main'), 'Make');
    await openAndTranslate(page, inventoryHref({ ...NO_FILTER, make: 'Toyota' }), make);
    await make.selectOption('all');
    await make.selectOption('Honda');
    await selectEachOption(field(page.getByRole('main'), 'Model'));
    await page.getByRole('link', { name: 'Clear Filters' }).first().click();
    await expect(make).toHaveValue('all');
    const kinds = page.getByRole('navigation', { name: 'Kinds of cars' }).getByRole('link');
    for (const kind of await kinds.all()) await kind.click();
    await expect(page).toHaveURL(/car_kind=/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoStaleWords(page, (of) => of.getByRole('main'));
  });
});

test.describe('translated before React started', () => {
  test.use({ expectedErrors: /React error #418/ });

  test('the page keeps its styles and what was chosen, although React makes it anew', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    await page.evaluate(replaceTexts);
    const make = field(page.locator('form[data-place=quote_form]'), 'Make');
    await make.selectOption('BMW');
    release();
    await expectHydrated(page.locator('main'));
    await expect(make).toHaveValue('BMW');
    await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
  });
});
