import { MODEL_YEAR } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';
import { recordVisit } from '../support/conversions';
import { provider } from '../support/sandbox';
import { expect, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS, recordShifts } from '../support/traffic';

test('the apply page loads its form before the client of Next, and moves nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${provider}/widget`)) requests.push(request.url());
  });
  const shiftsOf = await recordShifts(page);
  const release = await delayRequests(page, NEXT_SCRIPTS, '**/site.js');
  const response = await page.goto('/apply?make=BMW&model=X5&utm_source=news&make=Other', {
    waitUntil: 'commit',
  });
  await expect(page.getByText(`Selected: BMW, X5, 12,000 mi/yr, ${MODEL_YEAR}`)).toBeVisible();
  expect(response?.headers().link).toContain(`<${provider}>; rel=preconnect`);
  const name = page.frameLocator('iframe').getByLabel('Full name');
  await name.fill('Test Visitor');
  const { searchParams } = new URL(requests[0] ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({ make: 'BMW', utm_source: 'news' });
  release();
  // Hydrated: the link has the URL of the frame.
  await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toHaveAttribute(
    'href',
    requests[0] ?? '',
  );
  // The form sent its height before.
  await expect(page.getByText('Loading the form…')).toBeHidden();
  await expect(name).toHaveValue('Test Visitor');
  expect(requests).toHaveLength(1);
  expect(await shiftsOf()).toEqual([]);
});

test('a choice in the quote form before its script is kept, and starts a quote', async ({ page }) => {
  const visit = await recordVisit(page);
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(routes.quote, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  release();
  await page.getByLabel('Model', { exact: true }).selectOption('EV6');
  expect(visit.events).toEqual([{ event: 'quote_start', page: '/', place: 'quote_form' }]);
});
