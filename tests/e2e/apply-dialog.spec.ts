import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { expectAccessible } from '../support/accessibility';
import { recordVisit } from '../support/conversions';
import { newEmail, provider, submissionsOf, submitForm } from '../support/sandbox';
import { stockedBrand } from '../support/stocked-brand';
import { expect, type Page, test } from '../support/test';

const READY_LINK = 'a[data-apply-vehicle][aria-haspopup="dialog"]';

/** Opens the dialog of the first Apply Now on the page once its script is ready. */
async function openDialog(page: Page, path: string) {
  await page.goto(path);
  const link = page.locator(READY_LINK).first();
  await link.click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  return { link, dialog: page.getByRole('dialog') };
}

test.describe('Apply Now', () => {
  test('opens a dialog that keeps the focus until Escape, Close or a click outside', async ({
    page,
  }) => {
    const { link, dialog } = await openDialog(page, routes.brand('toyota'));
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(dialog).toBeFocused();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeVisible();
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the focus may be in the browser's own controls.
      const behind = await page.evaluate(
        () =>
          !document.activeElement?.matches('body, dialog, dialog *') &&
          document.activeElement?.outerHTML,
      );
      expect(behind, `after ${presses + 1} presses`).toBe(false);
    }
    // Keys pressed inside the provider's frame stay there; Escape works everywhere else.
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    const second = page.locator('a[data-apply-vehicle]').nth(1);
    await second.click();
    await expect(dialog).toHaveAccessibleName(
      `Apply for ${await second.getAttribute('data-apply-vehicle')}`,
    );
    await page.mouse.click(5, 300);
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  test('sends the vehicle from a small phone, reports it and says thanks', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const visit = await recordVisit(page);
    const email = newEmail();
    const { link, dialog } = await openDialog(page, routes.brand('jeep'));
    const { x = -1, width = 0 } = (await dialog.getByTitle('Lease Form').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await dialog.getByRole('link', { name: /^Open the form/ }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('link', { name: /^Open the form/ })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
    await expectAccessible(page, 'dialog');
    expect(visit.hookCalls).toHaveLength(1);
    await submitForm(page.frameLocator('iframe'), email);
    const thanks = dialog
      .getByRole('status')
      .getByRole('heading', { name: pages().brand.thanks.heading });
    await expect(thanks).toBeFocused();
    await expect(dialog.getByTitle('Lease Form')).toHaveCount(0);
    expect(visit.hookCalls).toHaveLength(2);
    const fields = { interested_vehicle: await link.getAttribute('data-apply-vehicle') };
    expect(await submissionsOf(request, email)).toMatchObject([
      { formId: business().leadForms.vehicle, fields },
    ]);
    await expectAccessible(page, 'dialog');
    const details = { page: routes.brand('jeep'), place: 'dialog', make: 'Jeep' };
    expect(visit.events.slice(-2)).toMatchObject([
      { event: 'form_shown', ...details },
      { event: 'form_submitted', ...details },
    ]);
    // The form has changed its page: nevertheless one Back closes the dialog.
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(routes.brand('jeep'));
    // The same car can be applied for again, with other miles or a corrected number.
    await link.click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test('opens a dialog that Back closes, and leaves nothing else for Back', async ({ page }) => {
    await page.goto(routes.faq);
    const { link, dialog } = await openDialog(page, routes.brand('jeep'));
    const before = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await link.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.waitForFunction(() => !history.state?.dialog);
    await page.goBack();
    await expect(page).toHaveURL(routes.faq);
  });

  test('is painted before it asks for the form, and is as high as it, at least 600 px', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(provider)) asked.push(request.url());
    });
    await page.goto(stockedBrand, { waitUntil: 'networkidle' });
    await page.locator(READY_LINK).first().hover();
    const vehicle = await page.locator(READY_LINK).first().getAttribute('data-apply-vehicle');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const opened = await page.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.click();
      return document.querySelectorAll('dialog[open]:not(:has(iframe))').length;
    }, READY_LINK);
    // It is painted before it has the form.
    expect(opened).toBe(1);
    const frame = page.getByRole('dialog').getByTitle('Lease Form');
    const src = await frame.getAttribute('src');
    expect(src).toContain(`${provider}/widget/form/${business().leadForms.vehicle}?`);
    expect(new URL(src ?? '').searchParams.get('interested_vehicle')).toBe(vehicle);
    await expect.poll(() => asked).toEqual([src]);
    const body = page.frameLocator('iframe').locator('body');
    for (const height of [1709, 300]) {
      await body.evaluate(
        (element, px) => Object.assign(element.style, { height: `${px}px` }),
        height,
      );
      await expect(frame).toHaveCSS('height', `${Math.max(600, height)}px`);
    }
    await expect(page).toHaveURL(stockedBrand);
  });
});
