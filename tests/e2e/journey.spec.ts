// Runs in Chromium, Firefox and WebKit (playwright.config.ts), so nothing here may use Chromium's
// protocol (CDP).

import { pageTexts } from '@/lib/content/page-texts';
import { modelYearText } from '@/lib/site/model-year-text';
import { routes, sections } from '@/lib/site/routes';
import { formOrigin } from '@/scripts/lib/site-under-test';
import { expectAccessible } from '../support/accessibility';
import { recordVisit, wrongConversions } from '../support/conversions';
import { parsePage } from '../support/html';
import { brandPageWithModels } from '../support/page-templates';
import { newEmail, submissionsOf, submitForm } from '../support/sandbox';
import { expect, expectHydrated, test } from '../support/test';

test('a visitor comes by an advertisement, picks a car, and applies', async ({
  page,
  request,
  baseURL,
}) => {
  const visit = await recordVisit(page);
  const email = newEmail();
  const origins = new Set<string>();
  page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
  await page.goto('/?gclid=Secret1&utm_source=google');
  // Without React, the link would drop the query.
  await expectHydrated(page.locator('main'));
  await page.locator('[data-place="hero"] a').first().click();
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
  await page.getByLabel('Model', { exact: true }).selectOption('RAV4');
  await page.getByLabel('Annual mileage').selectOption({ label: '7,500' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/apply?make=Toyota&model=RAV4&year=${modelYearText}&mileage=7000`);
  await expect(
    page.getByText(`Selected: Toyota, RAV4, 7,500 mi/yr, ${modelYearText}`),
  ).toBeVisible();

  const frame = page.getByTitle('Lease Form');
  const url = new URL((await frame.getAttribute('src')) ?? '');
  const vehicle = { make: 'Toyota', model: 'RAV4', trim: '', year: modelYearText, mileage: '7000' };
  expect(url.origin).toBe(formOrigin);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ notrack: 'true', ...vehicle },
    ...{ gclid: 'Secret1', utm_source: 'google' },
  });

  await expect(page.getByText(pageTexts().forms.consent)).toBeVisible();
  await submitForm(page.frameLocator('iframe'), email);
  await expect(
    page.getByRole('heading', { name: pageTexts().apply.confirmation.heading }),
  ).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page, 'main');
  expect(wrongConversions(parsePage(await page.content()))).toEqual([]);
  for (const text of [pageTexts().apply.confirmation.text, pageTexts().forms.confirmation.response])
    await expect(page.getByText(text)).toBeVisible();
  expect(await submissionsOf(request, email)).toMatchObject([{ fields: vehicle }]);
  const car = { make: 'Toyota', model: 'RAV4' };
  const onApply = { page: routes.apply, place: 'main', ...car };
  expect(visit).toEqual({
    events: [
      { event: 'quote_start', page: '/', place: 'hero' },
      { event: 'quote_continue', page: '/', place: 'quote_form', ...car },
      { event: 'car_selected', ...onApply },
      { event: 'form_shown', ...onApply },
      { event: 'form_submitted', ...onApply },
    ],
    // The button and the submission, without data; picking a car is no conversion.
    conversions: [[], []],
  });
  expect([...origins].sort()).toEqual([baseURL, formOrigin].sort());

  // The form has loaded two pages in its frame since; Back leaves the page nevertheless.
  await page.goBack();
  await expect(page).toHaveURL('/?gclid=Secret1&utm_source=google');
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Toyota');
  for (const load of [() => page.goForward(), () => page.reload()]) {
    await load();
    await expect(
      page.getByRole('heading', { name: pageTexts().apply.confirmation.heading }),
    ).toBeFocused();
    await expect(
      page.getByText(`You applied for a ${modelYearText} Toyota RAV4, at 7,500 miles`),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('a visitor on a phone uses the menu, a filter, the dialog and the FAQ', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openFromMenu = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
  };
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await openFromMenu('Inventory');
  await page.getByLabel('Make', { exact: true }).selectOption('BMW');
  await expect(page).toHaveURL('/inventory?make=BMW');
  await expect(page.getByRole('article').first()).toContainText('BMW');

  await page.goto(brandPageWithModels);
  await page.locator('a[aria-haspopup=dialog]').first().click();
  const dialog = page.getByRole('dialog', { name: /^Apply for / });
  await expect(dialog.getByText(pageTexts().forms.consent)).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByLabel('Full name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await openFromMenu('FAQ');
  const questions = page.locator('[name=faq] > summary');
  await questions.first().click();
  await questions.last().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('[name=faq]').last()).toHaveAttribute('open');
});

test('a visitor who is not sure which car says what it has to do', async ({ page }) => {
  const visit = await recordVisit(page);
  await page.goto(sections.quote);
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
  await page.getByLabel('Annual mileage').selectOption('7000');
  await page.getByRole('link', { name: 'Not sure which Kia?' }).click();
  await expect(
    page.getByRole('heading', { name: pageTexts().apply.carKind.heading }),
  ).toBeInViewport();
  await page.getByLabel('Kind of Kia').selectOption('Three rows');
  await page.getByRole('button', { name: 'Ask what fits' }).click();
  const model = 'A Kia with three rows';
  await expect(
    page.getByText(`${pageTexts().apply.question.subject}: ${model}, 7,500 mi/yr`),
  ).toBeVisible();
  const url = new URL((await page.getByTitle('Lease Form').getAttribute('src')) ?? '');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    make: 'Kia',
    model,
    mileage: '7000',
  });
  const events = expect.poll(() => visit.events);
  await events.toMatchObject([
    { event: 'quote_start', page: '/', place: 'quote_form' },
    { event: 'form_shown', page: routes.apply, place: 'question' },
  ]);
});

test('Change on the apply page shows the picker with the selected car, and Back the car’s summary again', async ({
  page,
}) => {
  await page.goto('/apply?make=vw&model=atlas&mileage=7000');
  await expect(
    page.getByText(`Selected: Volkswagen, Atlas, 7,500 mi/yr, ${modelYearText}`),
  ).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Volkswagen');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Atlas');
  await expect(page.getByLabel('Annual mileage')).toHaveValue('7000');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await page.goBack();
  await expect(
    page.getByText(`Selected: Volkswagen, Atlas, 7,500 mi/yr, ${modelYearText}`),
  ).toBeVisible();
  await expect(page.frameLocator('iframe').getByLabel('Full name')).toBeVisible();
});
