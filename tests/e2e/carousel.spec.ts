import { makes } from '@/lib/catalogue/makes';
import { expect, type Locator, test } from '../support/test';
import { delayScripts } from '../support/traffic';

const TITLE = 'Makes we can find for you';

/** Each tile stands still for this long. */
const DELAY_MS = 1_000;

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves by itself, can be paused and played, and keeps a focused tile in view', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('region', { name: TITLE }).scrollIntoViewIfNeeded();
    const track = page.locator('.swiper');
    const active = () => page.locator('.swiper-slide-active').textContent();
    const [pause, play] = ['Pause', 'Play'].map((word) =>
      page.getByRole('button', { name: `${word} the carousel` }),
    ) as [Locator, Locator];
    await expect(pause).toBeVisible();
    const first = await active();
    await expect.poll(active).not.toBe(first);
    await pause.click();
    const position = () =>
      page.locator('.swiper-wrapper').evaluate((it: HTMLElement) => it.style.transform);
    const stands = async () => {
      const before = await position();
      await page.clock.fastForward(2 * DELAY_MS);
      return (await position()) === before;
    };
    await expect.poll(stands).toBe(true);
    const paused = await active();
    await play.click();
    await expect.poll(active).not.toBe(paused);
    for (const touch of ['pointerdown', 'wheel']) {
      await track.dispatchEvent(touch);
      await play.click();
    }
    const last = track.getByRole('link', { name: makes.at(-1)?.name }).first();
    await last.focus();
    await expect(play).toBeVisible();
    await expect(last).toBeInViewport();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('takes the place of the list without moving a tile, moves only when asked to, and goes around', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const region = page.getByRole('region', { name: TITLE });
    const tiles = region.getByRole('listitem');
    const boxOf = () => tiles.filter({ hasText: makes[1]?.name }).boundingBox();
    await region.scrollIntoViewIfNeeded();
    const before = await boxOf();
    release();
    const play = page.getByRole('button', { name: 'Play the carousel' });
    await expect(play).toBeVisible();
    expect(await boxOf()).toEqual(before);
    // Going around, it moves tiles from one end of the list to the other.
    await play.click();
    await expect(tiles.first()).not.toHaveText(makes[0]?.name ?? '');
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    // The keyboard goes through them as they stand beside each other.
    const names = (await tiles.allTextContents()).slice(-3);
    await tiles.nth(-3).getByRole('link').focus();
    for (const name of names) {
      const link = region.getByRole('link', { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
    }
  });
});
