import { expect, test } from '@playwright/test';
import { FRAMEWORK_SCRIPTS, hold } from '../support/hold';
import { keepReports } from '../support/reports';
import { provider, submissionsOf, submitForm } from '../support/sandbox';

test.beforeEach(({ page }) => keepReports(page));

for (const [mode, meaning] of [
  ['message', "the spec's form_submitted message"],
  ['flag', 'a submitted flag'],
  ['provider', "the provider's own array message in its usual noise"],
] as const) {
  test(`a visitor picks a car at home, applies and is confirmed by ${meaning}`, async ({ page, request }) => {
    const email = `${mode}-${Date.now()}@visitor.example`;
    await page.goto('/');
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
    await page.getByLabel('Model', { exact: true }).selectOption('RAV4');
    await page.getByLabel('Annual mileage').selectOption({ label: '7,500' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/apply?make=Toyota&model=RAV4&year=2025&mileage=7000');
    await expect(page.getByText('Selected: Toyota, RAV4, 7,500 mi/yr, 2025')).toBeVisible();

    const frame = page.locator('iframe[title="Lease Form"]');
    // The provider may have asked for more by now, never for less.
    await expect(frame).toHaveAttribute('height', /^\d+$/);
    expect(Number(await frame.getAttribute('height'))).toBeGreaterThanOrEqual(900);
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.origin).toBe(provider);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      notrack: 'true',
      make: 'Toyota',
      model: 'RAV4',
      trim: '',
      year: '2025',
      mileage: '7000',
    });
    expect(Number(address.searchParams.get('t'))).toBeGreaterThan(Date.now() - 60_000);

    // The sandbox reports in the way its address asks for.
    await page.evaluate((way) => {
      const form = document.querySelector('iframe');
      if (form) form.src = `${form.src}&sandbox-mode=${way}`;
    }, mode);
    await submitForm(page.frameLocator('iframe'), email);
    await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
    await expect(
      page.getByText(
        'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
      ),
    ).toBeVisible();
    await expect(page.getByText('We typically respond within 24 hours during business days.')).toBeVisible();

    const [submission] = await submissionsOf(request, email);
    expect(submission?.fields).toMatchObject({
      make: 'Toyota',
      model: 'RAV4',
      trim: '',
      year: '2025',
      mileage: '7000',
    });
    // One for the submission; picking a car is no conversion.
    expect(await page.evaluate(() => window.reports)).toEqual([[]]);
  });
}

test('Change brings the picker back with the car that was chosen', async ({ page }) => {
  await page.goto('/apply?make=vw&model=atlas');
  await expect(page.getByText('Selected: Volkswagen, Atlas, 12,000 mi/yr, 2025')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Volkswagen');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Atlas');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the apply page needs both make and model before it shows the form', async ({ page }) => {
  await page.goto('/apply?make=BMW');
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('BMW');
  await expect(page.getByLabel('Annual mileage')).toHaveValue('12000');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('an incomplete quote form says what is missing and stays', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Model', { exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select make, model, and mileage')).toBeVisible();
  await expect(page.getByLabel('Make', { exact: true })).toBeFocused();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await page.getByLabel('Model', { exact: true }).selectOption('Telluride');
  await page.getByLabel('Make', { exact: true }).selectOption('Honda');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('');
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Pretends to be another page that has the visitor's window: posts with any origin and data. */
async function post(page: import('@playwright/test').Page, origin: string, data: unknown): Promise<void> {
  await page.evaluate(
    ([from, message]) =>
      window.dispatchEvent(new MessageEvent('message', { origin: from as string, data: message })),
    [origin, data] as const,
  );
}

test('messages of a wrong or a look-alike origin confirm nothing', async ({ page }) => {
  await page.goto('/apply?make=BMW&model=X5');
  await expect(page.frameLocator('iframe').getByLabel('Full name')).toBeVisible();
  const port = new URL(provider).port;
  for (const origin of [
    'https://evil.example',
    `${provider}.evil.example`,
    `https://127.0.0.1:${port}`,
    'http://127.0.0.1',
    `http://localhost:${port}`,
    'null',
    '',
    new URL(page.url()).origin,
  ]) {
    await post(page, origin, { type: 'form_submitted' });
    await post(page, origin, { submitted: true });
    await post(page, origin, ['set-sticky-contacts', '_ud', '{}', 'location', 'b3b9d0f2']);
  }
  // The right origin, but not our frame's window: the provider's array is not believed.
  await post(page, provider, ['set-sticky-contacts', '_ud', '{}', 'location', 'b3b9d0f2']);
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { name: 'Complete Your Application' })).toBeVisible();
  expect(await page.evaluate(() => window.reports)).toEqual([]);
  await post(page, provider, { type: 'form_submitted' });
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
});

test('ten thousand messages and malformed ones leave the page alive', async ({ page }) => {
  await page.goto('/apply?make=BMW&model=X5');
  await expect(page.locator('iframe')).toBeVisible();
  await page.evaluate((origin) => {
    const junk = [
      undefined,
      null,
      0,
      '',
      '[iFrameSizer]x',
      [],
      [1],
      {},
      ['highlevel.setHeight'],
      ['highlevel.setHeight', { height: 'x' }],
      ['highlevel.setHeight', { height: -5 }],
      { type: {} },
      { submitted: 'yes' },
    ];
    for (let count = 0; count < 10_000; count++) {
      window.dispatchEvent(new MessageEvent('message', { origin, data: junk[count % junk.length] }));
    }
  }, provider);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('BMW');
});

test('a frame that stays silent for 15 seconds brings the way around it forward', async ({ page }) => {
  await page.clock.install();
  await page.route(`${provider}/**`, (route) => route.abort());
  await page.goto('/apply?make=BMW&model=X5');
  await expect(page.getByText('Trouble with the form?')).toBeVisible();
  await expect(page.getByText('Is the form not showing?')).toHaveCount(0);
  await page.clock.runFor(15_500);
  await expect(page.getByText('Is the form not showing?')).toBeVisible();
  const link = page.getByRole('link', { name: /Open the form in a new tab/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^${provider}/widget/form/`));
  await expect(link).toHaveAttribute('target', '_blank');
});

test('campaign parameters of the landing page reach the form and override nothing', async ({ page }) => {
  await page.goto('/about-nothing?utm_source=news&gclid=abc123&make=Fake&other=1');
  await page.goto('/apply?make=BMW&model=X5');
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(address.searchParams.get('utm_source')).toBe('news');
  expect(address.searchParams.get('gclid')).toBe('abc123');
  expect(address.searchParams.get('make')).toBe('BMW');
  expect(address.searchParams.has('other')).toBe(false);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['attribution']);
});

test('a choice made before the script is up is kept', async ({ page }) => {
  const release = await hold(page, FRAMEWORK_SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await page.getByLabel('Annual mileage').selectOption('10000');
  release();
  await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
  await page.getByLabel('Model', { exact: true }).selectOption('Sorento');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/apply?make=Kia&model=Sorento&year=2025&mileage=10000');
});
