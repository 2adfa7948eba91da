import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { today } from '@/lib/format/eastern-time';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';
import { recordShifts } from '../support/traffic';

const { promotion } = business();
test.skip(!promotion, 'the business has no promotion');

const { text = '', terms = '', from = '', until = '', href } = promotion ?? {};
test.skip(today() < from || today() > until, 'the promotion is over, or has not begun');

const pages = [routes.home, routes.inventory, routes.brand(makes[0]?.slug ?? '')];
const band = (page: Page) => page.getByRole('region', { name: 'Promotion' });

test('its terms open, its link is an event, and once closed it stays closed', async ({ page }) => {
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
  const shiftsOf = await recordShifts(page);
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(band(page)).toBeHidden();
    expect(await shiftsOf()).toEqual([]);
  }
});
