import { home } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';
import { expect, test } from '../support/test';

// The second business has photos: 4,032 pixels wide, 6 MB, and held upright.
const phone = { width: 375, height: 812 };
test.use({ viewport: phone, deviceScaleFactor: 3 });

for (const { route, attribute, value } of [
  { route: routes.home, attribute: 'fetchpriority', value: 'high' },
  { route: routes.about, attribute: 'fetchpriority', value: 'high' },
  { route: routes.contact, attribute: 'loading', value: 'lazy' },
  { route: routes.guide('moving-with-a-lease'), attribute: 'loading', value: 'lazy' },
]) {
  test(`the photo of ${route} costs less than 150 KiB, is upright, and moves nothing`, async ({
    page,
  }) => {
    const arrived = page.waitForResponse(/\/photo-sizes\//);
    await page.goto(route);

    const photo = page.locator('main picture img');
    await expect(photo).toHaveAttribute(attribute, value);
    const { height } = (await photo.boundingBox()) ?? {};
    await photo.scrollIntoViewIfNeeded();

    const response = await arrived;
    expect(response.headers()['content-type']).toBe('image/avif');
    expect(response.headers()['cache-control']).toBe('public, max-age=86400');
    expect((await response.body()).length).toBeLessThan(150 * 1024);

    const ratio = (image: HTMLImageElement) =>
      image.complete && image.naturalWidth / image.naturalHeight;
    await expect.poll(() => photo.evaluate(ratio)).toBeCloseTo(0.75);
    expect((await photo.boundingBox())?.height).toBe(height);
  });
}

for (const route of [routes.contact, routes.guide('moving-with-a-lease')]) {
  test(`the photo of ${route} is whole and fits a phone and a computer`, async ({ page }) => {
    await page.goto(route);
    for (const viewport of [phone, { width: 1440, height: 720 }]) {
      await page.setViewportSize(viewport);
      const { width = 0, height = 0 } =
        (await page.locator('main picture img').boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(viewport.height);
      expect(width / height).toBeCloseTo(0.75);
    }
  });
}

test('nobody can make the server resize a photo', async ({ request }) => {
  const address = `/_next/image?url=%2Fphotos%2F${home().hero.photo?.file}&w=640&q=75`;
  expect((await request.get(address)).status()).toBe(404);
});
