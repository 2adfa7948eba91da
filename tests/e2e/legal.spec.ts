import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { expectAccessible } from '../support/accessibility';
import { recordVisit } from '../support/conversions';
import { provider, submissionsOf, submitForm } from '../support/sandbox';
import { expect, test } from '../support/test';

const phone = { width: 320, height: 700 };

test('legal pages print without navigation, with the phone number and the targets of links', async ({
  page,
}) => {
  await page.goto(routes.privacy);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('header nav, header button, footer, .sticky-bar, .prose + aside');
  expect(await parts.count()).toBeGreaterThan(4);
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get Quote' }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('On this page', { exact: true }).filter({ visible: true })).toHaveCount(0);
  for (const part of ['header', '.prose'])
    await expect(page.locator(part).getByText(business.phone).first()).toBeVisible();
  const { host } = new URL(business.siteUrl);
  await expect(page.locator('.prose').getByText(`(${host}${routes.contact})`).first()).toBeVisible();
});

test.describe('the credit application', () => {
  const formId = business.leadForms.credit;
  test.skip(!formId, 'the business has no online form');
  test.use({ viewport: phone });

  test('has its form, says thanks for a submission, and reports it', async ({ page, request }) => {
    const visit = await recordVisit(page);
    await page.goto(routes.creditApp);
    // The bar would cover the form.
    await expect(page.locator('.sticky-bar')).toBeHidden();
    const frame = page.getByTitle('Credit Application Form', { exact: true });
    await expect(frame).toHaveAttribute('height', '2472');
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(`${provider}/widget/form/${formId}`);
    expect([...src.searchParams.keys()].sort()).toEqual(['notrack', 't']);

    const email = `credit-${Date.now()}@visitor.example`;
    await submitForm(frame.contentFrame(), email);
    await expect(page.getByRole('heading', { name: pages.creditApp.thanks.heading })).toBeInViewport();
    await expect(page.getByText(pages.creditApp.thanks.steps[0] ?? '')).toBeVisible();
    await expect(frame).toHaveCount(0);
    expect(await submissionsOf(request, email)).toHaveLength(1);
    expect(visit.hookCalls).toHaveLength(1);
    await expectAccessible(page, 'main');
  });
});
