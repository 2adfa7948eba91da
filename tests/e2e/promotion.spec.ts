import { business } from '@/lib/content/business';
import { today } from '@/lib/format/eastern-time';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { expect, test } from '../support/test';

const { promotion } = business();
test.skip(!promotion, 'the business has no promotion');

const { text = '', terms = '', from = '', until = '', href } = promotion ?? {};
test.skip(today() < from || today() > until, 'the promotion is over, or has not begun');

test('the terms of a promotion open, and its link leads on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(routes.home);
  const band = page.getByRole('region', { name: 'Promotion' });
  const [summary, link] = [band.locator('summary'), band.getByRole('link')];
  await expect(band).toContainText(text);
  await expect(summary).toHaveCount(terms ? 1 : 0);
  if (terms) {
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(terms)).toBeVisible();
  }
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'main > section');
  await expect(link).toHaveCount(href ? 1 : 0);
  if (href) await expect(link).toHaveAttribute('href', href);
});
