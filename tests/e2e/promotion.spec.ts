import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { addDays, startOfDay } from '@/lib/format/dates';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';
import { recordShifts } from '../support/traffic';

const { promotion } = business();
test.skip(!promotion, 'the business has no promotion');

const { text = '', terms = '', from = '', until = '', href } = promotion ?? {};
const firstInstant = startOfDay(from || '2031-01-01');
const afterLast = startOfDay(addDays(until || '2031-01-01', 1));
const pages = [routes.home, routes.inventory, routes.brand(makes[0]?.slug ?? '')];
const band = (page: Page) => page.getByRole('region', { name: 'Promotion' });

test('the promotion is there from its first day to its last, and moves nothing', async ({
  page,
}) => {
  // On a phone: in a wide header a long name moves the links when its font arrives.
  await page.setViewportSize({ width: 375, height: 740 });
  const shiftsOf = await recordShifts(page);
  for (const [time, path, isShown] of [
    [firstInstant - 1, routes.home, false],
    ...pages.map((path) => [firstInstant, path, true] as const),
    [firstInstant, routes.faq, false],
    [afterLast - 1, routes.home, true],
    [afterLast, routes.home, false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(path, { waitUntil: 'load' });
    await expect(band(page), `${path} ${new Date(time)}`).toHaveCount(isShown ? 1 : 0);
    expect(await shiftsOf()).toEqual([]);
  }
});

test('its terms open, its link is an event, and once closed it stays closed', async ({ page }) => {
  await page.clock.setFixedTime(firstInstant);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(routes.home);
  const [summary, link] = [band(page).locator('summary'), band(page).getByRole('link')];
  await expect(summary).toHaveCount(terms ? 1 : 0);
  if (terms) {
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(terms)).toBeVisible();
  }
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'main > section');
  await expect(band(page)).toContainText(text);
  await expect(link).toHaveCount(href ? 1 : 0);
  if (href) {
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await link.click();
    expect(await page.evaluate('window.dataLayer')).toEqual([
      { event: 'promotion', page: routes.home, place: 'promotion' },
    ]);
    await expect(link).toHaveAttribute('href', href);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(band(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await band(page).getByRole('button', { name: 'Close the promotion' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(band(page)).toHaveCount(0);
  }
});
