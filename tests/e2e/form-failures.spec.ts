import { pages } from '@/lib/content/pages';
import { recordVisit } from '../support/conversions';
import { provider, submissionsOf, submitForm } from '../support/sandbox';
import { expect, type Page, test } from '../support/test';
import { delayRequests } from '../support/traffic';

const apply = '/apply?make=BMW&model=X5';
/** The page waits 15 seconds for the form before it shows a notice. */
const NOTICE_MS = 15_500;
const notice = (page: Page) => page.getByText('Can’t see the form?');
const form = (page: Page) => page.frameLocator('iframe');

/** The phone number and a link to the form in a new tab are there whatever happens to the form. */
async function expectFallbackLinks(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /Open the form in a new tab/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^${provider}/widget/form/`));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
}

test('a blocked form leaves other ways to apply, with a notice after 15 seconds', async ({ page }) => {
  const visit = await recordVisit(page);
  await page.clock.install();
  await page.route(`${provider}/**`, (route) => route.abort('blockedbyclient'));
  await page.goto(apply);
  await expectFallbackLinks(page);
  await expect(page.getByText('Trouble with the form?')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(NOTICE_MS);
  await expect(notice(page)).toBeVisible();
  await expectFallbackLinks(page);
  expect(visit.hookCalls).toEqual([]);
});

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
  await expect(page.getByRole('heading', { name: pages.apply.thanks.heading })).toBeVisible();
  expect(await submissionsOf(request, email)).toHaveLength(1);
});

test('a form can open a link in a new tab, and cannot move the page around it', async ({ page, context }) => {
  const body = `<a href="/other" target="_blank">Terms</a> <button>Next</button><script>
    const move = () => { try { top.location.href = 'about:blank#moved'; } catch {} };
    move();
    document.querySelector('button').onclick = () => { move(); setTimeout(move, 300); };</script>`;
  await page.route(`${provider}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(apply);
  await form(page).getByRole('button', { name: 'Next' }).click();
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(apply);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    form(page).getByRole('link', { name: 'Terms' }).click(),
  ]);
  await expect(tab).toHaveURL(`${provider}/other`);
});

test('a submission stores and sends no personal data on this site', async ({ page, context }) => {
  const email = `private-${Date.now()}@visitor.example`;
  const sent: string[] = [];
  const visit = await recordVisit(page);
  page.on('console', (message) => sent.push(message.text()));
  page.on('request', (request) => {
    // The form posts to its own host, in its own frame; no other request may carry the data.
    if (new URL(request.url()).origin === provider) return;
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await page.goto('/?utm_source=news');
  await page.goto(apply);
  await submitForm(form(page), email);
  await expect(page.getByRole('heading', { name: pages.apply.thanks.heading })).toBeVisible();
  await page.goto('/');
  const stored = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookie: document.cookie,
    name: window.name,
    history: JSON.stringify(history.state),
    html: document.documentElement.outerHTML,
    url: location.href,
    referrer: document.referrer,
  }));
  await page.goBack();
  const everything = JSON.stringify([stored, sent, visit, page.url(), await page.content()]);
  for (const text of [email, 'Test Visitor', '732 555 0100']) {
    expect(everything).not.toContain(text);
    expect(everything).not.toContain(encodeURIComponent(text));
    expect(everything).not.toContain(text.replaceAll(' ', '+'));
  }
  expect(Object.keys(stored.session)).toEqual(['attribution']);
  expect([stored.local, stored.databases, stored.caches, stored.cookie]).toEqual([{}, [], [], '']);
  expect(await context.cookies()).toEqual([]);
});
