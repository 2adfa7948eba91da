import { makes } from '@/lib/catalogue/makes';
import { expect, type Page, test } from '../support/test';
import { delayScripts } from '../support/traffic';

const TITLE = 'Makes we can find for you';

const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pause the carousel' });
const playOf = (page: Page) => page.getByRole('button', { name: 'Play the carousel' });
const activeTile = (page: Page) => page.locator('.swiper-slide-active').textContent();

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves by itself, can be paused and played, stops when it is used, and keeps a focused tile in view', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('region', { name: TITLE }).scrollIntoViewIfNeeded();
    const [active, pause, play] = [() => activeTile(page), pauseOf(page), playOf(page)];
    await expect(pause).toBeVisible();
    const first = await active();
    await expect.poll(active).not.toBe(first);

    await pause.click();
    const position = () =>
      page.locator('.swiper-wrapper').evaluate((it: HTMLElement) => it.style.transform);
    const stands = async () => {
      const before = await position();
      await page.clock.fastForward(2_000);
      return (await position()) === before;
    };
    await expect.poll(stands).toBe(true);
    const paused = await active();
    await play.click();
    await expect.poll(active).not.toBe(paused);

    const track = page.locator('.swiper');
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

  test('takes the place of the list without moving a tile, and moves only when asked to', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const region = page.getByRole('region', { name: TITLE });
    const boxOf = () =>
      region.getByRole('listitem').filter({ hasText: makes[1]?.name }).boundingBox();
    await region.scrollIntoViewIfNeeded();
    const before = await boxOf();
    release();
    await expect(playOf(page)).toBeVisible();
    expect(await boxOf()).toEqual(before);
    const first = await activeTile(page);
    await playOf(page).click();
    await expect.poll(() => activeTile(page)).not.toBe(first);
  });
});
