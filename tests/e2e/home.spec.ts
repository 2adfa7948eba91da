import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { errorPages, home, pageTexts } from '@/lib/content/page-texts';
import { reviews } from '@/lib/content/reviews';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/quote-selection';
import { inventoryHrefByBrand, routes } from '@/lib/site/routes';
import { expectAccessible } from '../support/accessibility';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { guides } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

const phone = { width: 375, height: 740 };

test('the home page has its sections in order, every make, and the newest guides', async ({
  request,
}) => {
  const doc = await fetchDocument(request, '/');
  const inOrder = [
    home().hero.headline,
    home().hero.button,
    home().hero.secondButton,
    makes[0]?.name,
    ...home().features.map(({ title }) => title),
    home().quote.heading,
    ...(business().links.tradeIn ? [home().tradeIn.heading, pageTexts().shared.tradeInButton] : []),
    home().guidesButton,
    home().stats[0]?.label,
    reviews().reviews[0]?.text,
    home().contact.heading,
  ];
  const [text = ''] = textsOf(doc, 'main');
  let at = 0;
  for (const part of inOrder) {
    at = text.indexOf(part ?? '', at);
    expect(at, part).toBeGreaterThanOrEqual(0);
  }
  const track = doc.querySelector('[aria-labelledby="makes-title"]') as Element;
  expect(textsOf(track, 'a > span')).toEqual(makes.map(({ name }) => name));
  expect(attributesOf(track, 'a', 'href')).toEqual(
    makes.map(({ name }) => inventoryHrefByBrand(name)),
  );
  const newest = guides.slice(0, 2);
  expect(attributesOf(doc, 'main article a', 'href')).toEqual(
    newest.map(({ slug }) => routes.guide(slug)),
  );
});

/** Whether the quote form, with its message if it has one, is between the header and the bar. */
const quoteFormInView = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    if (!document.querySelector('#quote-make')) return false;
    const header = box('header');
    const bar = box('.sticky-bar');
    const last = Math.max(box('#get-quote [type=submit]').bottom, box('#quote-error').bottom);
    const end = bar.height > 0 ? bar.top : window.innerHeight;
    const start = Math.max(0, header.bottom);
    return box('#quote-make').top >= start && last <= end;
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bar covers neither the footer nor a form that is filled in', async ({ page }) => {
    await page.goto('/');
    const bar = page.locator('.sticky-bar');
    await page.locator('#get-quote').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await page.getByLabel('Make', { exact: true }).focus();
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const covered = () =>
      page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return (box('body > footer')?.bottom ?? 0) - (box('.sticky-bar')?.top ?? 0);
      });
    await expect.poll(covered).toBeLessThanOrEqual(1);
    await page.goto(routes.apply);
    await expect(bar).toBeHidden();
  });

  test('the bar covers nothing that has the focus', async ({ page }) => {
    await page.goto(routes.faq);
    await page.getByRole('main').getByRole('link').first().focus();
    const below = () =>
      page.evaluate(() => {
        const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        const bar = document.querySelector('.sticky-bar');
        if (bar?.contains(document.activeElement)) return 0;
        return Math.max(0, box(document.activeElement).bottom - box(bar).top);
      });
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(below).toBe(0);
    }
  });

  test('Get Quote leads from every page to the whole quote form and its message', async ({
    page,
  }) => {
    const bar = page.locator('.sticky-bar').getByRole('link', { name: 'Get Quote' });
    const hero = page.locator('[data-place="hero"] a');
    for (const [path, button] of [
      ...[hero.first(), hero.last()].map((it) => ['/', it] as const),
      ['/faq', bar] as const,
    ]) {
      await page.goto(path);
      // The bar waits until the header has left.
      if (button === bar) await page.mouse.wheel(0, 300);
      await button.click();
      // Asking a page that is about to leave would be an error.
      await page.waitForURL(({ pathname }) => pathname === '/');
      await expect.poll(() => quoteFormInView(page), path).toBe(true);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Make', { exact: true })).toBeFocused();
    // Before its script has started, the form would go to the apply page.
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    const model = page.getByLabel('Model', { exact: true });
    await expect(model).toBeEnabled();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#quote-error')).toHaveText(INCOMPLETE_MESSAGE);
    await expectAccessible(page, '#get-quote');
    expect(await quoteFormInView(page)).toBe(true);
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /Page not found: \/no\/such\/page/ });

  test('has status 404, shows an error, logs the path, and leads home', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no/such/page'),
    );
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: errorPages().notFound.heading })).toBeVisible();
    await logged;
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
