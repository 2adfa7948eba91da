import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { submitForm } from '../support/sandbox';
import { expect, type Page, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS } from '../support/traffic';

type Recorded = { events: object[]; hookCalls: unknown[][] };

/** Records events and calls of the conversion hook over all pages of a visit. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (name: string, entry: unknown) => {
      const before: unknown[] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      sessionStorage.setItem(name, JSON.stringify([...before, entry]));
    };
    const dataLayer: unknown[] = [];
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...entries) => {
      for (const entry of entries) keep('events', entry);
      return push(...entries);
    };
    Object.assign(window, {
      dataLayer,
      gtag_report_conversion: (...args: unknown[]) => keep('hookCalls', args),
    });
  });
}

const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => {
    const read = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return { events: read('events'), hookCalls: read('hookCalls') };
  });

/** Links don't leave the page, so that many can be clicked. */
const stay = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));

const choose = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

test.beforeEach(({ page }) => record(page));

test('the way from an advertisement to a submission is five events in order, and the hook is called as before', async ({
  page,
}) => {
  const email = `events-${Date.now()}@visitor.example`;
  await page.goto('/?gclid=Secret1&utm_source=google');
  await page.getByRole('link', { name: home.hero.button }).click();
  await choose(page, 'Make', 'Toyota');
  await choose(page, 'Model', 'RAV4');
  await choose(page, 'Annual mileage', '10000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await submitForm(page.frameLocator('iframe[src*="gclid=Secret1"]'), email);
  await expect(page.getByRole('heading', { name: pages.apply.thanks.heading })).toBeVisible();

  const vehicle = { make: 'Toyota', model: 'RAV4' };
  const onApply = { page: routes.apply, place: 'content', ...vehicle };
  expect(await recorded(page)).toEqual({
    events: [
      { event: 'quote_start', page: '/', place: 'hero' },
      { event: 'quote_continue', page: '/', place: 'quote_form', ...vehicle },
      { event: 'vehicle_selected', ...onApply },
      { event: 'form_shown', ...onApply },
      { event: 'form_submitted', ...onApply },
    ],
    // The button and the submission.
    hookCalls: [[], []],
  });
});

test('calls, e-mails, trade-in and Get Quote say where they were used', async ({ page }) => {
  test.skip(!business.links.tradeIn, 'the business has no trade-in page');
  await stay(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.home);
  await page.locator('header a[href^="tel:"]').click();
  await page.locator('footer a[href^="mailto:"]').click();
  await page.getByRole('link', { name: /Value Your Trade-In/ }).click();
  await page.locator('header').getByRole('link', { name: 'Get Quote' }).click();
  expect(await recorded(page)).toEqual({
    events: [
      { event: 'call', page: '/', place: 'header' },
      { event: 'email', page: '/', place: 'footer' },
      { event: 'trade_in', page: '/', place: 'content' },
      { event: 'quote_start', page: '/', place: 'header' },
    ],
    hookCalls: [[], [], [], []],
  });
});

test('a filter is an event, also one chosen before its script; so is what is clicked on a card', async ({
  page,
}) => {
  await stay(page);
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(routes.inventory, { waitUntil: 'commit' });
  await choose(page, 'Make', 'BMW');
  release();
  await expect(page).toHaveURL('/inventory?make=BMW');
  await choose(page, 'Model', '4 Series');
  await expect(page).toHaveURL('/inventory?make=BMW&model=4+Series');
  const card = page.getByRole('article').first();
  await card.getByText('Call for pricing').click();
  await card.getByRole('link', { name: /Apply Now/ }).click();
  await card.getByRole('link', { name: /Call Now/ }).click();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  const onCard = { page: routes.inventory, place: 'card', make: 'BMW', model: '4 Series' };
  expect(await recorded(page)).toEqual({
    events: [
      { event: 'filter', page: routes.inventory, place: 'filters', make: 'BMW' },
      { event: 'filter', page: routes.inventory, place: 'filters', make: 'BMW', model: '4 Series' },
      { event: 'inventory_card', ...onCard },
      { event: 'apply_click', ...onCard },
      { event: 'call', ...onCard },
      { event: 'filter', page: routes.inventory, place: 'filters' },
    ],
    hookCalls: [[], [], []],
  });
});

test('the first choice in the quote form starts a quote where no button did, also before its script', async ({
  page,
}) => {
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto(routes.quote);
  await choose(page, 'Make', 'Kia');
  release();
  await choose(page, 'Model', 'EV6');
  await choose(page, 'Annual mileage', '10000');
  expect((await recorded(page)).events).toEqual([{ event: 'quote_start', page: '/', place: 'quote_form' }]);
});
