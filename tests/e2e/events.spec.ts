import { routes } from '@/lib/site/routes';
import { recordVisit } from '../support/conversions';
import { expect, type Page, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS } from '../support/traffic';

/** Links don't leave the page, so that many can be clicked. */
const stay = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));

const choose = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

test('a filter is an event, also before its script; so is a click on a card', async ({ page }) => {
  const visit = await recordVisit(page);
  await stay(page);
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(routes.inventory, { waitUntil: 'commit' });
  await choose(page, 'Make', 'BMW');
  release();
  await expect(page).toHaveURL('/inventory?make=BMW');
  const card = page.getByRole('article').first();
  await card.getByText('Call for pricing').click();
  await card.getByRole('link', { name: /Apply Now/ }).click();
  const model = await card.getAttribute('data-model');
  const onCard = { page: routes.inventory, place: 'card', make: 'BMW', model };
  expect(visit).toEqual({
    events: [
      { event: 'filter', page: routes.inventory, place: 'filters', make: 'BMW' },
      { event: 'inventory_card', ...onCard },
      { event: 'apply_click', ...onCard },
    ],
    hookCalls: [[], []],
  });
});

test('the first choice in the quote form starts a quote, also before its script', async ({ page }) => {
  const visit = await recordVisit(page);
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(routes.quote);
  await choose(page, 'Make', 'Kia');
  release();
  await choose(page, 'Model', 'EV6');
  await choose(page, 'Annual mileage', '10000');
  expect(visit.events).toEqual([{ event: 'quote_start', page: '/', place: 'quote_form' }]);
});
