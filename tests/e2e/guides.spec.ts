import { pageTexts } from '@/lib/content/page-texts';
import { longDate } from '@/lib/format/dates';
import { routes } from '@/lib/site/routes';
import { expectNoHorizontalScroll } from '../support/accessibility';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { guides, longestGuide, tagsOf } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

const titles = guides.map(({ title }) => title);
const drawings = guides.map(({ drawing }) => `/art/guides/${drawing}.svg`);
const headings = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });

test.describe('the list of guides', () => {
  test('has every guide, newest first, with what it is about and its link', async ({ request }) => {
    const doc = await fetchDocument(request, routes.blog);
    expect(textsOf(doc, 'h1')).toEqual([pageTexts().blog.heading]);
    expect(textsOf(doc, 'main article h2')).toEqual(titles);
    const items = [...doc.querySelectorAll('main article')];
    for (const [at, { date, readTime, description, slug, title }] of guides.entries()) {
      const text = items[at]?.textContent;
      for (const part of [longDate(date), readTime, description]) expect(text).toContain(part);
      const link = items[at]?.querySelector(`a[href="${routes.guide(slug)}"]`);
      expect(link?.textContent, title).toContain('Read More');
    }
    expect(attributesOf(doc, 'main article img', 'src')).toEqual(drawings);
    // A script enables it.
    expect(doc.querySelector('#sort')?.hasAttribute('disabled')).toBe(true);
  });

  test('can be sorted both ways, in the URL without a history entry', async ({ page }) => {
    await page.goto(`${routes.blog}?utm_source=ad#posts`);
    const entries = await page.evaluate(() => history.length);
    const sort = page.getByLabel('Sort by');
    await expect(sort.locator('option')).toHaveText(['Newest First', 'Oldest First']);
    await sort.selectOption({ label: 'Oldest First' });
    await expect(headings(page)).toHaveText(titles.toReversed());
    await expect(page).toHaveURL('/blog?utm_source=ad&sort=oldest#posts');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole('link', { name: `Read More ${titles.at(-1)}` }).click();
    await expect(page).toHaveURL(routes.guide(guides.at(-1)?.slug ?? ''));
    await page.goBack();
    await expect(headings(page)).toHaveText(titles.toReversed());
    await expect(sort).toHaveValue('oldest');
    await sort.selectOption({ label: 'Newest First' });
    await expect(headings(page)).toHaveText(titles);
    await expect(page).toHaveURL('/blog?utm_source=ad#posts');
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('a definition opens by keyboard and by touch, closes on Escape, and is printed', async ({
    page,
  }) => {
    const guide = guides.find(({ slug }) => tagsOf(slug).has('Term'));
    test.skip(!guide, 'no guide marks a term');
    await page.goto(routes.guide(guide?.slug ?? ''));
    const button = page.locator('dfn button').first();
    const definition = page.locator('.definition').first();
    await expect(definition).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(definition).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 320, height: 700 });
    await button.click();
    await expect(definition).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(definition).toBeVisible();
  });
});

test('the contents of a guide are a closed list above it on a phone, and stay beside it on a wide screen', async ({
  page,
}) => {
  const guide = routes.guide(guides[0]?.slug ?? '');
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  const link = contents.getByRole('link').filter({ visible: true }).first();
  const text = page.locator('.prose');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(guide);
  await expect(link).toHaveCount(0);
  await contents.locator('summary').click();
  await expect(link).toBeVisible();
  const [above, below] = [await contents.boundingBox(), await text.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await text.locator('h2').last().scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  const [left, right] = [await link.boundingBox(), await text.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

for (const [width, height] of [
  [375, 740],
  [1280, 900],
] as const)
  test(`at ${width} px the contents lead to each section, below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.guide(longestGuide.slug));
    const contents = page.locator('[data-toc]');
    const links = contents.getByRole('link').filter({ visible: true });
    for (const id of await page
      .locator('.prose > h2')
      .evaluateAll((all) => all.map((it) => it.id))) {
      await page.evaluate(() => window.scrollTo(0, 0));
      if ((await links.count()) === 0) await contents.locator('summary').click();
      await links.and(page.locator(`[href="#${id}"]`)).click();
      await expect
        .poll(() =>
          page.evaluate((anchor) => {
            const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? -1;
            const header = document.querySelector('body > header')?.getBoundingClientRect();
            return top >= (header?.bottom ?? 0) && top <= window.innerHeight / 3;
          }, id),
        )
        .toBe(true);
    }
  });
