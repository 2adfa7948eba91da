import { home } from '@/lib/content/pages';
import { photoSources } from '@/lib/photos/photo-sources';
import { routes } from '@/lib/site/routes';
import { expect, test } from '../support/test';

// The second business has photos (tests/support/second-business.ts): 4,032 pixels wide, 6 MB, and held upright.
test.skip(!process.env.REPLACED_CONTENT, 'photos: only where the content has been replaced');
test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 3 });

for (const [route, attribute] of [
  [routes.home, 'fetchpriority'],
  [routes.about, 'fetchpriority'],
  [routes.contact, 'loading'],
  [routes.guide('moving-with-a-lease'), 'loading'],
] as const) {
  test(`the photo of ${route} costs less than 150 KiB, is upright, and moves nothing`, async ({ page }) => {
    const arrived = page.waitForResponse(/\/_next\/image/);
    await page.goto(route);
    const photo = page.locator('main img[srcset]');
    await expect(photo).toHaveAttribute(attribute, attribute === 'loading' ? 'lazy' : 'high');
    const { height } = (await photo.boundingBox()) ?? {};
    await photo.scrollIntoViewIfNeeded();
    const response = await arrived;
    expect(response.headers()['content-type']).toBe('image/avif');
    expect((await response.body()).length).toBeLessThan(150 * 1024);
    const ratio = (image: HTMLImageElement) => image.complete && image.naturalWidth / image.naturalHeight;
    await expect.poll(() => photo.evaluate(ratio)).toBeCloseTo(0.75);
    expect((await photo.boundingBox())?.height).toBe(height);
  });
}

test('the optimizer serves the photos alone, in the sizes of the site', async ({ request }) => {
  const { src } = photoSources(home().hero.photo?.file ?? '', 640);
  const others = [src.replace('w=640', 'w=3840'), src.replace(/url=[^&]+/, 'url=%2Fart%2Fintro-poster.svg')];
  const statuses = [src, ...others].map(async (url) => (await request.get(url)).status());
  expect(await Promise.all(statuses)).toEqual([200, 400, 400]);
});
