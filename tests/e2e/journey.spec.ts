import { expect, test } from '@playwright/test';
import { expectAccessibleOnPhoneAndDesktop } from '../support/accessibility';
import { conversionsOf, recordConversions } from '../support/conversions';
import { provider, setReportMode, submissionsOf, submitForm } from '../support/sandbox';

test.beforeEach(({ page }) => recordConversions(page));

test('a visitor picks a car on the home page, applies and sees the confirmation', async ({
  page,
  request,
  baseURL,
}) => {
  const email = `journey-${Date.now()}@visitor.example`;
  const origins = new Set<string>();
  page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
  await page.goto('/');
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
  await page.getByLabel('Model', { exact: true }).selectOption('RAV4');
  await page.getByLabel('Annual mileage').selectOption({ label: '7,500' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/apply?make=Toyota&model=RAV4&year=2025&mileage=7000');
  await expect(page.getByText('Selected: Toyota, RAV4, 7,500 mi/yr, 2025')).toBeVisible();

  const frame = page.getByTitle('Lease Form');
  // The form may have asked for more height by now; it never gets less.
  await expect(frame).toHaveAttribute('height', /^\d+$/);
  expect(Number(await frame.getAttribute('height'))).toBeGreaterThanOrEqual(900);
  const url = new URL((await frame.getAttribute('src')) ?? '');
  const vehicle = { make: 'Toyota', model: 'RAV4', trim: '', year: '2025', mileage: '7000' };
  expect(url.origin).toBe(provider);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ notrack: 'true', ...vehicle });
  expect(Number(url.searchParams.get('t'))).toBeGreaterThan(Date.now() - 60_000);

  await setReportMode(page, 'provider');
  await submitForm(page.frameLocator('iframe'), email);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  for (const text of [
    'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
    'We typically respond within 24 hours during business days.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  expect(await submissionsOf(request, email)).toMatchObject([{ fields: vehicle }]);
  // One for the submission, without data; picking a car is no conversion.
  expect(await conversionsOf(page)).toEqual([[]]);
  expect([...origins].sort()).toEqual([baseURL, provider].sort());
});

test('the apply page with a selected car is accessible', async ({ page }) => {
  await page.goto('/apply?make=BMW&model=X5');
  await expectAccessibleOnPhoneAndDesktop(page);
});

test('Change shows the picker again with the selected car', async ({ page }) => {
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
  await expectAccessibleOnPhoneAndDesktop(page);
});

test('an incomplete quote form shows an error and stays; another make clears the model', async ({ page }) => {
  await page.goto('/');
  const make = page.getByLabel('Make', { exact: true });
  const model = page.getByLabel('Model', { exact: true });
  await expect(model).toBeDisabled();
  await page.getByRole('button', { name: 'Continue' }).click();
  const error = page.getByText('Please select make, model, and mileage');
  await expect(error).toBeVisible();
  const [red = 0, green = 0, blue = 0] =
    (await error.evaluate((it) => getComputedStyle(it).color.match(/\d+/g)?.map(Number))) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(make).toBeFocused();
  await make.selectOption('Kia');
  await model.selectOption('Telluride');
  await make.selectOption('Honda');
  await expect(model).toHaveValue('');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('campaign parameters of the landing page reach the form and override nothing', async ({ page }) => {
  await page.goto('/about-nothing?utm_source=news&gclid=abc123&make=Fake&other=1');
  await page.goto('/apply?make=BMW&model=X5');
  const { searchParams } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(searchParams.get('utm_source')).toBe('news');
  expect(searchParams.get('gclid')).toBe('abc123');
  expect(searchParams.get('make')).toBe('BMW');
  expect(searchParams.has('other')).toBe(false);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['attribution']);
});
