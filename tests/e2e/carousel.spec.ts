import { makes } from '@/lib/catalogue/makes';
import { expect, type Locator, test } from '../support/test';
import { delayRequests, NEXT_SCRIPTS } from '../support/traffic';

/** Each tile stands still for this long. */
const DELAY_MS = 1_000;

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves by itself, can be paused and played, and keeps a focused tile in view', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const track = page.locator('.swiper');
    await track.scrollIntoViewIfNeeded();
    const active = () => page.locator('.swiper-slide-active').textContent();
    const [pause, play] = ['Pause', 'Play'].map((word) =>
      page.getByRole('button', { name: `${word} the carousel` }),
    ) as [Locator, Locator];
    await expect(pause).toBeVisible();
    const first = await active();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(first);
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
    await expect.poll(active, { timeout: 4_000 }).not.toBe(paused);
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

  test('stands where the visitor has scrolled, and keeps its order when React starts', async ({
    page,
  }) => {
    const startCarousel = await delayRequests(page, '**/site-script/carousel-*.js');
    const startReact = await delayRequests(page, NEXT_SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const track = page.locator('.swiper');
    const tiles = track.getByRole('listitem');
    await track.scrollIntoViewIfNeeded();
    // The scroller ends before the last tiles.
    const position = makes.length - 12;
    await tiles
      .nth(position)
      .evaluate((it) => it.scrollIntoView({ inline: 'start', block: 'nearest' }));
    startCarousel();
    await expect(page.locator('.swiper-slide-active')).toHaveText(makes[position]?.name ?? '');
    // It doesn't start by itself. Going around, it moves tiles from one end of the list to the
    // other.
    await page.getByRole('button', { name: 'Play the carousel' }).click();
    await expect(tiles.first()).not.toHaveText(makes[0]?.name ?? '');
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    const order = await tiles.allTextContents();
    startReact();
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
    expect(await tiles.allTextContents()).toEqual(order);
  });
});
