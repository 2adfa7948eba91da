import { MODEL_YEAR } from '@/lib/site/constants';
import { conversionsOf, recordConversions } from '../support/conversions';
import { provider, submissionsOf, submitForm } from '../support/sandbox';
import { expect, type Page, test } from '../support/test';
import { delayRequests } from '../support/traffic';

const apply = '/apply?make=BMW&model=X5';
/** The page waits 15 seconds for the form before it shows a notice. */
const NOTICE_MS = 15_500;
const notice = (page: Page) => page.getByText('Can’t see the form?');
const form = (page: Page) => page.frameLocator('iframe');

test.beforeEach(({ page }) => recordConversions(page));

/** The phone number and a link to the form in a new tab are there whatever happens to the form. */
async function expectFallbackLinks(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /Open the form in a new tab/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^${provider}/widget/form/`));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
}

const failures: [string, Parameters<Page['route']>[1]][] = [
  ['blocked by an extension', (route) => route.abort('blockedbyclient')],
  [
    'refused by its own frame policy',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'x-frame-options': 'DENY' },
        body: '<p>Form</p>',
      }),
  ],
  ['failing with status 500', (route) => route.fulfill({ status: 500, body: 'Server error' })],
];

for (const [failure, handler] of failures) {
  test(`a form that is ${failure} leaves other ways to apply, with a notice after 15 seconds`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(`${provider}/**`, handler);
    await page.goto(apply);
    await expectFallbackLinks(page);
    await expect(page.getByText('Trouble with the form?')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(NOTICE_MS);
    await expect(notice(page)).toBeVisible();
    await expectFallbackLinks(page);
    expect(await conversionsOf(page)).toEqual([]);
  });
}

test('a form that loads late removes the notice and can be submitted', async ({ page, request }) => {
  const email = `late-${Date.now()}@visitor.example`;
  await page.clock.install();
  const release = await delayRequests(page, `${provider}/**`);
  await page.goto(apply, { waitUntil: 'commit' });
  await expect(page.getByText('Loading the form…')).toBeVisible();
  // Hydrated: the link has the timestamp of the frame.
  const link = page.getByRole('main').getByRole('link', { name: /Open the form/ });
  await expect(link).toHaveAttribute('href', /[?&]t=[1-9]/);
  await page.clock.runFor(NOTICE_MS);
  await expect(notice(page)).toBeVisible();
  release();
  await expect(notice(page)).toBeHidden();
  await submitForm(form(page), email);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  expect(await submissionsOf(request, email)).toHaveLength(1);
});

test('a lost connection keeps the selection and the phone number', async ({ page, context }) => {
  await page.goto(apply);
  await expect(form(page).getByLabel('Full name')).toBeVisible();
  await context.setOffline(true);
  await form(page).getByLabel('Full name').fill('Test Visitor');
  await expect(page.getByText(`Selected: BMW, X5, 12,000 mi/yr, ${MODEL_YEAR}`)).toBeVisible();
  await expectFallbackLinks(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('BMW');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(form(page).getByLabel('Full name')).toBeVisible();
});

test('a submission reported many times, also from other origins, counts once', async ({ page, request }) => {
  const email = `twice-${Date.now()}@visitor.example`;
  await page.goto(apply);
  const report = (...origins: string[]) =>
    page.evaluate((all) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      const sticky = ['set-sticky-contacts', '_ud', '{}', 'location', 'same-id'];
      for (const origin of all)
        for (const data of [{ type: 'form_submitted' }, { submitted: true }, sticky])
          window.dispatchEvent(new MessageEvent('message', { origin, data, source }));
    }, origins);
  await expect(form(page).getByLabel('Full name')).toBeVisible();
  await report('https://evil.example', `${provider}.evil.example`, new URL(page.url()).origin, 'null', '');
  expect(await conversionsOf(page)).toEqual([]);
  await submitForm(form(page), email);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  await report(provider, provider);
  expect(await conversionsOf(page)).toEqual([[]]);
  expect(await submissionsOf(request, email)).toHaveLength(1);
});

test('a submission stores and sends no personal data on this site', async ({ page, context }) => {
  const email = `private-${Date.now()}@visitor.example`;
  const sent: string[] = [];
  page.on('console', (message) => sent.push(message.text()));
  page.on('request', (request) => {
    // The form posts to its own host, in its own frame; no other request may carry the data.
    if (new URL(request.url()).origin === provider) return;
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await page.goto('/?utm_source=news');
  await page.goto(apply);
  await submitForm(form(page), email);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  await page.goto('/');
  const stored = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    conversions: window.conversions,
    cookie: document.cookie,
    name: window.name,
    history: JSON.stringify(history.state),
    html: document.documentElement.outerHTML,
    url: location.href,
    referrer: document.referrer,
  }));
  await page.goBack();
  const everything = JSON.stringify([
    stored,
    sent,
    page.url(),
    await page.content(),
    await conversionsOf(page),
  ]);
  for (const text of [email, 'Test Visitor', '732 555 0100']) {
    expect(everything).not.toContain(text);
    expect(everything).not.toContain(encodeURIComponent(text));
    expect(everything).not.toContain(text.replaceAll(' ', '+'));
  }
  expect(Object.keys(stored.session)).toEqual(['attribution']);
  expect([stored.local, stored.databases, stored.caches, stored.cookie]).toEqual([{}, [], [], '']);
  expect(await context.cookies()).toEqual([]);
});
