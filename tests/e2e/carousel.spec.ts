import { logoShapes } from '@/lib/catalogue/logos';
import { makes } from '@/lib/catalogue/makes';
import { CAROUSEL_DELAY_MS } from '@/lib/site/constants';
import { inventoryOfBrandHref } from '@/lib/site/routes';
import { delayRequests, NEXT_SCRIPTS } from '../support/delay-requests';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { expect, test } from '../support/test';

test('every make has a tile that leads to its vehicles in the inventory', async ({ request }) => {
  const doc = await fetchDocument(request, '/');
  const track = doc.querySelector('.brand-track') as Element;
  expect(textsOf(track, 'a > span')).toEqual(makes.map(({ name }) => name));
  expect(attributesOf(track, 'a', 'href')).toEqual(makes.map(({ name }) => inventoryOfBrandHref(name)));
  const withLogo = makes.filter(({ slug }) => logoShapes(slug));
  expect(attributesOf(track, 'use', 'href')).toEqual(withLogo.map(({ slug }) => `/makes.svg#${slug}`));
});

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves by itself every second, and can be paused and played', async ({ page }) => {
    await page.goto('/');
    await page.locator('.brand-track').scrollIntoViewIfNeeded();
    const active = () => page.locator('.swiper-slide-active').textContent();
    const pause = page.getByRole('button', { name: 'Pause the carousel' });
    await expect(pause).toBeVisible();
    const first = await active();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(first);
    await pause.click();
    // The current transition ends first, and longer than the delay nothing moves.
    const still = () =>
      page.locator('.swiper-wrapper').evaluate(async (track, ms) => {
        const before = getComputedStyle(track).transform;
        await new Promise((resolve) => setTimeout(resolve, ms));
        return getComputedStyle(track).transform === before;
      }, CAROUSEL_DELAY_MS + 300);
    await expect.poll(still).toBe(true);
    const paused = await active();
    await page.getByRole('button', { name: 'Play the carousel' }).click();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(paused);
  });

  test('stops when a tile gets the focus, and keeps that tile in view', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.brand-track');
    await track.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
    const last = track.getByRole('link', { name: makes.at(-1)?.name }).first();
    await last.focus();
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
    await expect(last).toBeInViewport();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not start by itself', async ({ page }) => {
    await page.goto('/');
    await page.locator('.brand-track').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  });

  test('starts at the tile to which the visitor has scrolled, and keeps its order when React starts', async ({
    page,
  }) => {
    const startCarousel = await delayRequests(page, '**/site-script/carousel-*.js');
    const startReact = await delayRequests(page, NEXT_SCRIPTS);
    await page.goto('/');
    const track = page.locator('.brand-track');
    const tiles = track.getByRole('listitem');
    await track.scrollIntoViewIfNeeded();
    // The scroller ends before the last tiles.
    const position = makes.length - 12;
    await tiles.nth(position).evaluate((it) => it.scrollIntoView({ inline: 'start', block: 'nearest' }));
    startCarousel();
    await expect(page.locator('.swiper-slide-active')).toHaveText(makes[position]?.name ?? '');
    // Going around, it moves tiles from one end of the list to the other.
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
