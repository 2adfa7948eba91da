import { pageTexts } from '@/lib/content/page-texts';
import { modelYearText } from '@/lib/site/model-year-text';
import { routes } from '@/lib/site/routes';
import { formOrigin } from '@/scripts/lib/site-under-test';
import { recordVisit } from '../support/conversions';
import { newEmail, submitForm } from '../support/sandbox';
import { expect, type Page, test } from '../support/test';
import { delayScripts, recordShifts } from '../support/traffic';

const apply = '/apply?make=BMW&model=X5';
const form = (page: Page) => page.frameLocator('iframe');

test('the apply page loads its form before the client of Next, and moves nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${formOrigin}/widget`)) requests.push(request.url());
  });
  const shiftsOf = await recordShifts(page);
  const release = await delayScripts(page);
  const response = await page.goto('/apply?make=BMW&model=X5&utm_source=news&make=Other', {
    waitUntil: 'commit',
  });
  await expect(page.getByText(`Selected: BMW, X5, 12,000 mi/yr, ${modelYearText}`)).toBeVisible();
  expect(response?.headers().link).toContain(`<${formOrigin}>; rel=preconnect`);
  const name = form(page).getByLabel('Full name');
  await name.fill('Test Visitor');
  const { searchParams } = new URL(requests[0] ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({ make: 'BMW', utm_source: 'news' });
  release();
  // Hydrated: the link has the URL of the frame.
  await expect(page.getByRole('link', { name: /^Open the form/ })).toHaveAttribute(
    'href',
    requests[0] ?? '',
  );
  // The form sent its height before.
  await expect(page.getByText('Loading the form…')).toBeHidden();
  await expect(name).toHaveValue('Test Visitor');
  expect(requests).toHaveLength(1);
  expect(await shiftsOf()).toEqual([]);
});

test('a form can open a link in a new tab, and cannot move the page around it', async ({
  page,
  context,
}) => {
  const body = `<a href="/other" target="_blank">Terms</a> <button>Next</button><script>
    parent.postMessage(['iframeLoaded'], '*');
    const move = () => { try { top.location.href = 'about:blank#moved'; } catch {} document.body.append('Tried. '); };
    move();
    document.querySelector('button').onclick = () => { move(); setTimeout(move, 300); };</script>`;
  await page.route(`${formOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(apply);
  await form(page).getByRole('button', { name: 'Next' }).click();
  await expect(form(page).getByText('Tried. Tried. Tried.')).toBeVisible();
  await expect(page).toHaveURL(apply);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    form(page).getByRole('link', { name: 'Terms' }).click(),
  ]);
  await expect(tab).toHaveURL(`${formOrigin}/other`);
});

test('a submission stores and sends no personal data on this site', async ({ page, context }) => {
  const email = newEmail();
  const sent: string[] = [];
  const visit = await recordVisit(page);
  page.on('console', (message) => sent.push(message.text()));
  page.on('request', (request) => {
    // The form posts to its own host, in its own frame; no other request may carry the data.
    if (new URL(request.url()).origin === formOrigin) return;
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await page.goto('/?utm_source=news');
  await page.goto(apply);
  await submitForm(form(page), email);
  await expect(
    page.getByRole('heading', { name: pageTexts().apply.confirmation.heading }),
  ).toBeVisible();
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
  }));
  const everything = JSON.stringify([stored, sent, visit]);
  for (const text of [email, 'Test Visitor', '732 555 0100']) {
    expect(everything).not.toContain(text);
    expect(everything).not.toContain(encodeURIComponent(text));
    expect(everything).not.toContain(text.replaceAll(' ', '+'));
  }
  expect(stored.session).toEqual({});
  expect(Object.keys(stored.local).sort()).toEqual(['attribution', 'submissions']);
  expect([stored.databases, stored.caches, stored.cookie]).toEqual([[], [], '']);
  expect(await context.cookies(page.url())).toEqual([]);
});

test('one application counts once, though the provider repeats it whenever a form loads; a second one counts', async ({
  context,
}) => {
  await context.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (data[0] === 'set-sticky-contacts') document.documentElement.dataset.repeated = 'yes';
    });
  });
  const { confirmation } = pageTexts().apply;
  const confirmationIn = (tab: Page) => tab.getByRole('heading', { name: confirmation.heading });
  const submissions = ({ events }: Awaited<ReturnType<typeof recordVisit>>) =>
    events.filter((entry) => 'event' in entry && entry.event === 'form_submitted').length;

  /** Sends an application in a tab of its own. */
  const send = async (url: string) => {
    const tab = await context.newPage();
    const visit = await recordVisit(tab);
    await tab.goto(url);
    await submitForm(form(tab), newEmail());
    await expect(confirmationIn(tab)).toBeFocused();
    await expect(
      tab.getByText(url.includes('15000') ? '15,000 miles' : '12,000 miles'),
    ).toBeVisible();
    expect([submissions(visit), visit.conversions.length]).toEqual([1, 1]);
    return tab;
  };
  /** Opens a form, and waits until the provider has repeated the application. */
  const expectForm = async (url: string, forget = false) => {
    const tab = await context.newPage();
    const visit = await recordVisit(tab);
    if (forget)
      await tab.addInitScript(() => {
        if (window === window.top) localStorage.clear();
      });
    await tab.goto(url);
    await expect(tab.locator('html[data-repeated]')).toBeAttached();
    await expect(form(tab).getByLabel('Full name')).toBeVisible();
    await expect(confirmationIn(tab)).toHaveCount(0);
    expect([submissions(visit), visit.conversions.length]).toEqual([0, 0]);
    await tab.close();
  };

  await send(apply);
  // The same car with other miles, another form, and a browser that has forgotten this site.
  await expectForm(`${apply}&mileage=15000`);
  await expectForm(routes.creditApp);
  await expectForm(apply, true);
  const confirmed = await send(`${apply}&mileage=15000`);
  await confirmed.reload();
  await expect(confirmationIn(confirmed)).toBeVisible();
});

test('nothing is reported, kept, or passed on of a visitor who sends Global Privacy Control', async ({
  page,
}) => {
  const visit = await recordVisit(page);
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    // Of an earlier visit, without the signal.
    const stored = { until: Date.now() + 3_600_000, parameters: { gclid: 'click-1' } };
    localStorage.setItem('attribution', JSON.stringify(stored));
  });
  await page.goto('/?gclid=click-2');
  await page.locator('[data-place="hero"] a').first().click();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
  await page.goto(`${apply}&gclid=click-2`);
  const src = await page.locator('iframe').getAttribute('src');
  expect(src).not.toContain('gclid');
  await submitForm(form(page), newEmail());
  await expect(
    page.getByRole('heading', { name: pageTexts().apply.confirmation.heading }),
  ).toBeVisible();
  expect(visit).toEqual({ events: [], conversions: [] });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['submissions']);
});
