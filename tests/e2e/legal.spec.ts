import { expect, test } from '@playwright/test';
import { business } from '@/content/business';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';
import { mailtoHref, telHref } from '@/lib/site/format';
import { legalNavigation } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { keepReports } from '../support/reports';
import { submissionsOf, submitForm } from '../support/sandbox';

const policies = [
  { path: '/privacy-policy', title: 'Privacy Policy', date: 'Last updated August 16, 2025' },
  { path: '/terms-of-service', title: 'Terms of Service', date: 'Effective January 15, 2025' },
  {
    path: '/refund-cancellation-policy',
    title: 'Refund and Cancellation Policy',
    date: 'Effective January 15, 2025',
  },
];
const ownPages = [...policies.map(({ path }) => path), routes.creditApp];
const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 700 };

test.describe('legal pages', () => {
  for (const { path, title, date } of policies) {
    test(`${path} shows its title, date, canonical address and breadcrumb`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(date, { exact: true })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', business.siteUrl + path);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home${title}`);
    });

    test(`${path} links its contents to every section, beside the text and above it`, async ({ page }) => {
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        await page.goto(path);
        if (size === narrow)
          await page.getByText('On this page', { exact: true }).locator('visible=true').click();
        const contents = page.getByRole('navigation', { name: 'On this page' });
        const links = await contents.getByRole('link').all();
        expect(links).toHaveLength(await page.locator('.prose h2').count());
        const last = links.at(-1);
        await last?.click();
        const anchor = (await last?.getAttribute('href')) ?? '';
        expect(new URL(page.url()).hash).toBe(anchor);
        await expect(page.locator(anchor)).toBeInViewport();
        for (const link of links) {
          await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveText(
            (await link.textContent()) ?? '',
          );
        }
      }
    });

    test(`${path} links to pages and sections that are there`, async ({ page, request }) => {
      await page.goto(path);
      const hrefs = await page
        .locator('.prose a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      for (const href of hrefs.filter((candidate) =>
        legalNavigation.some((item) => candidate.startsWith(item.href)),
      )) {
        const html = await (await request.get(href)).text();
        const section = href.split('#')[1];
        if (section) expect(html).toContain(`id="${section}"`);
      }
      expect(hrefs.length).toBeGreaterThan(0);
    });

    test(`${path} prints without menus and buttons, with the phone number`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['header nav', 'header button', 'footer', '.sticky-bar', '.prose + aside']) {
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      }
      await expect(page.getByRole('link', { name: 'Get Quote' }).locator('visible=true')).toHaveCount(0);
      await expect(page.getByText('On this page', { exact: true }).locator('visible=true')).toHaveCount(0);
      await expect(page.locator('header').getByText(business.phone).first()).toBeVisible();
      await expect(page.locator('.prose').getByText(business.phone).first()).toBeVisible();
      const host = new URL(business.siteUrl).host;
      await expect(page.locator('.prose').getByText(`(${host}${routes.contact})`).first()).toBeVisible();
    });
  }

  test('a table on a 320 px screen becomes blocks that say what they are', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(routes.privacy);
    const table = page.getByRole('table').first();
    await expect(table.getByText('Kept for:').first()).toBeVisible();
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(narrow.width);
    expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  });
});

test.describe('credit application', () => {
  test('shows the banner, the notice, the paper form and the embedded form as specified', async ({
    page,
  }) => {
    const before = Date.now();
    await page.goto(routes.creditApp);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credit Application');
    await expect(page.getByRole('heading', { name: 'Secure submission' })).toBeVisible();
    await expect(page.getByText(`email it to ${business.email}`)).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      mailtoHref(business.email),
    );
    const frame = page.getByTitle('Credit Application Form', { exact: true });
    await expect(frame).toHaveAttribute('height', '2472');
    expect((await frame.boundingBox())?.height).toBe(2472);
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.origin).toBe(new URL(process.env.LEAD_FORM_URL ?? '').origin);
    expect(src.pathname).toBe(`/widget/form/${business.leadForms.credit}`);
    expect(src.searchParams.get('notrack')).toBe('true');
    expect(Number(src.searchParams.get('t'))).toBeGreaterThanOrEqual(before);
    for (const key of ['make', 'model', 'trim']) expect(src.searchParams.has(key)).toBe(false);
  });

  test('thanks after a submission, in place of the form, and reports one conversion', async ({
    page,
    request,
  }) => {
    await keepReports(page);
    await page.setViewportSize(narrow);
    await page.goto(routes.creditApp);
    const email = `credit-${Date.now()}@example.com`;
    await submitForm(page.frameLocator('iframe[title="Credit Application Form"]'), email);
    await expect(
      page.getByRole('heading', { name: 'Thank you. Your credit application was sent.' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeInViewport();
    await expect(page.getByText('We typically respond within 24 hours during business days.')).toBeVisible();
    await expect(page.getByTitle('Credit Application Form')).toHaveCount(0);
    expect(await submissionsOf(request, email)).toHaveLength(1);
    expect(await page.evaluate(() => window.reports?.length)).toBe(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(wide);
    await expectAccessible(page);
  });

  test('gives out the paper form as a PDF', async ({ page, request }) => {
    await page.goto(routes.creditApp);
    const link = page.getByRole('link', { name: 'Download the form (PDF)' });
    await expect(link).toHaveAttribute('href', CREDIT_FORM_FILE);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('credit-application.pdf');
    const answer = await request.get(CREDIT_FORM_FILE);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('does without the phone bar, which would cover the form', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(routes.creditApp);
    await expect(page.locator('.sticky-bar')).toBeHidden();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal pages are complete and their contents work', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(routes.terms);
    await page.getByText('On this page', { exact: true }).locator('visible=true').click();
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await link.click();
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeInViewport();
  });

  test('the credit application opens as a page of its own, or by phone', async ({ page }) => {
    await page.goto(routes.creditApp);
    // Text inside <noscript> is invisible to getByText, not to people.
    const remark = page.locator('noscript p');
    await expect(remark).toBeVisible();
    await expect(remark).toContainText('The form opens on a page of its own');
    await expect(page.getByText('Loading the form…')).toBeHidden();
    const link = remark.getByRole('link', { name: /Open the form in a new tab/ });
    await expect(link).toHaveAttribute('href', new RegExp(`/widget/form/${business.leadForms.credit}\\?`));
    await expect(page.locator(`main a[href="${telHref(business.phone)}"]`).first()).toBeVisible();
  });
});

for (const path of ownPages) {
  for (const size of [narrow, wide]) {
    test(`${path} is accessible and does not scroll sideways at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
