import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';
import { formOrigin } from '@/scripts/lib/site-under-test';
import { expectAccessible } from '../support/accessibility';
import { recordVisit } from '../support/conversions';
import { newEmail, submissionsOf, submitForm } from '../support/sandbox';
import { expect, type Locator, type Page, test } from '../support/test';

/** Without React they lead to the apply page. */
const readyLinks = (page: Page) => page.locator('a[data-event=apply_click][aria-haspopup=dialog]');

/** @returns the car that an Apply Now is about, "2025 Jeep Wrangler" */
async function carOf(link: Locator): Promise<string> {
  const label = await link.getAttribute('aria-label');
  return label?.replace('Apply Now: ', '') ?? '';
}

/** Opens the dialog of the first Apply Now on the page once React is there. */
async function openDialog(page: Page, path: string) {
  await page.goto(path);
  const link = readyLinks(page).first();
  await link.click();
  const dialog = page.getByRole('dialog', { name: `Apply for ${await carOf(link)}` });
  await expect(dialog).toBeVisible();
  return { link, dialog };
}

test.describe('Apply Now', () => {
  test('opens a dialog that fits a small phone, and keeps the focus until Escape', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { link, dialog } = await openDialog(page, routes.brand('toyota'));
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(dialog).toBeFocused();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeVisible();
    const { x = -1, width = 0 } = (await dialog.getByTitle('Lease Form').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await expectAccessible(page, '[role=dialog]');
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the focus may be in the browser's own controls.
      const behind = await page.evaluate(
        () =>
          !document.activeElement?.matches('body, [role=dialog], [role=dialog] *') &&
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
  });

  test('sends the vehicle, reports it, and says thanks until one Back', async ({
    page,
    request,
  }) => {
    const visit = await recordVisit(page);
    const email = newEmail();
    const { link, dialog } = await openDialog(page, routes.brand('jeep'));
    expect(visit.conversions).toHaveLength(1);
    await submitForm(page.frameLocator('iframe'), email);
    const confirmation = dialog
      .getByRole('status')
      .getByRole('heading', { name: pageTexts().brand.confirmation.heading });
    await expect(confirmation).toBeFocused();
    await expect(dialog.getByTitle('Lease Form')).toHaveCount(0);
    expect(visit.conversions).toHaveLength(2);
    const fields = { interested_vehicle: await carOf(link) };
    expect(await submissionsOf(request, email)).toMatchObject([
      { formId: business().leadForms.dialog, fields },
    ]);
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

  test('without the form says how to write and call, and nothing of consent', async ({ page }) => {
    await page.route(`${formOrigin}/**`, (route) => route.abort());
    await page.clock.install();
    const { dialog } = await openDialog(page, routes.brand('jeep'));
    const consent = dialog.getByText(pageTexts().forms.consent);
    await expect(consent).toBeVisible();
    await expect(dialog.getByTitle('Lease Form')).toBeAttached();
    await page.clock.fastForward(6_000);
    await expect(dialog.getByText('Can’t see the form?')).toBeVisible();
    await expect(dialog.getByRole('link', { name: business().email })).toBeVisible();
    await expect(consent).toBeHidden();
  });
});
