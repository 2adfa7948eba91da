import { expect, type Page, test } from '@playwright/test';
import { guideList } from '@/lib/content/guides';
import { applyHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';
import { brandPageWithModels, pageStates, pageTemplates } from '../support/page-templates';

/** During office hours, so that the opening status is the same in every run. */
const NOON = new Date('2031-08-11T12:00:00-04:00');

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  expect(picture).toMatchSnapshot(`${name.replace(/\W+/g, '-')}.png`);
}

const guides = guideList().map(({ slug }) => routes.guide(slug));

for (const path of [...pageTemplates, ...guides, ...pageStates])
  test(path, async ({ page }) => {
    await open(page, path);
    await expectPicture(page, path.slice(1) || 'home');
  });

test('menu', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 1000, 'a wide screen has no menu');
  await open(page, routes.faq);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectPicture(page, 'menu');
});

test('answer', async ({ page }) => {
  await open(page, routes.faq);
  await page.locator('summary').first().click();
  await expectPicture(page, 'answer');
});

test('dialog', async ({ page }) => {
  await open(page, brandPageWithModels);
  await page.locator('a[aria-haspopup=dialog]').first().click();
  await page.frameLocator('[role=dialog] iframe').getByRole('button').first().waitFor();
  await expectPicture(page, 'dialog');
});

test('message of the quote form', async ({ page }) => {
  await open(page, routes.apply);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectPicture(page, 'message');
});

test('confirmation', async ({ page }) => {
  await open(page, applyHref({ make: 'Toyota', model: 'Camry' }));
  const form = page.frameLocator('iframe').locator('form');
  await form.evaluate((it: HTMLFormElement) => it.submit());
  await page.locator('iframe').waitFor({ state: 'detached' });
  await expectPicture(page, 'confirmation');
});
