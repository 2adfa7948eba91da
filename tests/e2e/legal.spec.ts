import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { mailtoHref, telHref } from '@/lib/format/format';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { conversionsOf, recordConversions } from '../support/conversions';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { provider, submissionsOf, submitForm } from '../support/sandbox';
import { expect, test } from '../support/test';

const desktop = { width: 1280, height: 900 };
const phone = { width: 320, height: 700 };

test.describe('legal pages', () => {
  test('show their title, date and breadcrumb', async ({ request }) => {
    for (const [path, title] of [
      [routes.privacy, 'Privacy Policy'],
      [routes.terms, 'Terms of Service'],
      [routes.refunds, 'Refund and Cancellation Policy'],
    ] as const) {
      const doc = await fetchDocument(request, path);
      expect(textsOf(doc, 'h1')).toEqual([title]);
      expect(textsOf(doc, 'main')[0]).toMatch(/(Last updated|Effective) [A-Z][a-z]+ \d+, 20\d\d/);
      expect(textsOf(doc, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', title]);
    }
  });

  test('link their contents to the sections, beside the text and above it', async ({ page }) => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.goto(routes.terms);
      if (size === phone)
        await page.getByText('On this page', { exact: true }).filter({ visible: true }).click();
      const link = page.locator('main nav a[href^="#"]').filter({ visible: true }).last();
      const anchor = (await link.getAttribute('href')) ?? '';
      await link.click();
      expect(new URL(page.url()).hash).toBe(anchor);
      await expect(page.locator(anchor)).toBeInViewport();
    }
  });

  test('print without navigation and buttons, with the phone number and the targets of links', async ({
    page,
  }) => {
    await page.goto(routes.privacy);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header nav', 'header button', 'footer', '.sticky-bar', '.prose + aside']) {
      for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'Get Quote' }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('On this page', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('header').getByText(business.phone).first()).toBeVisible();
    await expect(page.locator('.prose').getByText(business.phone).first()).toBeVisible();
    const { host } = new URL(business.siteUrl);
    await expect(page.locator('.prose').getByText(`(${host}${routes.contact})`).first()).toBeVisible();
  });

  test('turn a table into labeled blocks on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(routes.privacy);
    const table = page.getByRole('table').first();
    await expect(table.getByText('Kept for:').first()).toBeVisible();
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(phone.width);
    expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  });
});

test.describe('the credit application', () => {
  const formId = business.leadForms.credit;

  test('has a banner, a notice, the paper form and the embedded form', async ({ page }) => {
    test.skip(!formId, 'the business has no online form');
    const before = Date.now();
    await page.goto(routes.creditApp);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credit Application');
    await expect(page.getByRole('heading', { name: pages.creditApp.secure.heading })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      mailtoHref(business.email),
    );
    const frame = page.getByTitle('Credit Application Form', { exact: true });
    await expect(frame).toHaveAttribute('height', '2472');
    expect((await frame.boundingBox())?.height).toBe(2472);
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(`${provider}/widget/form/${formId}`);
    expect(src.searchParams.get('notrack')).toBe('true');
    expect(Number(src.searchParams.get('t'))).toBeGreaterThanOrEqual(before);
    for (const key of ['make', 'model', 'trim']) expect(src.searchParams.has(key)).toBe(false);
  });

  test('thanks the visitor after a submission and reports one conversion', async ({ page, request }) => {
    test.skip(!formId, 'the business has no online form');
    await recordConversions(page);
    await page.setViewportSize(phone);
    await page.goto(routes.creditApp);
    // The bar would cover the form.
    await expect(page.locator('.sticky-bar')).toBeHidden();
    const email = `credit-${Date.now()}@visitor.example`;
    await submitForm(page.frameLocator('iframe[title="Credit Application Form"]'), email);
    const thanks = page.getByRole('heading', { name: pages.creditApp.thanks.heading });
    await expect(thanks).toBeInViewport();
    await expect(page.getByText(pages.creditApp.thanks.steps[0] ?? '')).toBeVisible();
    await expect(page.getByTitle('Credit Application Form')).toHaveCount(0);
    expect(await submissionsOf(request, email)).toHaveLength(1);
    expect(await conversionsOf(page)).toHaveLength(1);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'main');
  });

  test('offers the paper form as a PDF', async ({ request }) => {
    const doc = await fetchDocument(request, routes.creditApp);
    expect(attributesOf(doc, 'main a[download]', 'href')).toEqual([CREDIT_FORM_FILE]);
    const response = await request.get(CREDIT_FORM_FILE);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.describe('with JavaScript disabled', () => {
    test.use({ javaScriptEnabled: false });

    test('opens the form in a new tab, or offers the phone number', async ({ page }) => {
      test.skip(!formId, 'the business has no online form');
      await page.goto(routes.creditApp);
      // getByText does not find text inside <noscript>.
      const note = page.locator('noscript p');
      await expect(note).toBeVisible();
      await expect(note).toContainText('The form opens on a page of its own');
      await expect(page.getByText('Loading the form…')).toBeHidden();
      const link = note.getByRole('link', { name: /Open the form in a new tab/ });
      await expect(link).toHaveAttribute('href', new RegExp(`/widget/form/${formId}\\?`));
      await expect(page.locator(`main a[href="${telHref(business.phone)}"]`).first()).toBeVisible();
    });
  });
});
