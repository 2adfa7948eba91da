import { routes } from '@/lib/site/routes';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoHorizontalScroll,
} from '../support/accessibility';
import { pageTemplates } from '../support/page-templates';
import { guides, guideWith, richestGuide } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

/**
 * A page in its first state, or one with everything open in a part of it. `ready` selects what is
 * there once scripts have run.
 */
type State = { path: string; part?: string; ready?: string };

const toolWithMistakes = (name: string, query: string): State => ({
  path: guideWith(name) + query,
  part: '.prose form',
  ready: '.prose form [aria-invalid]',
});

/** Those of the inventory and the dialog are in their specs, a business with a long name in layout. */
const states: State[] = [
  ...pageTemplates.map((path) => ({ path })),
  { path: routes.guide(richestGuide.slug) },
  // Checking all of every guide would take minutes.
  ...guides.map(({ slug }) => ({ path: routes.guide(slug), part: '.prose :is(h2, figure)' })),
  toolWithMistakes(
    'LeaseCalculator',
    '?pay=459&months=84&county=99&live=ny&taxpaid=payment&rebate=lots',
  ),
  toolWithMistakes('CompareOffers', '?a-pay=abc&b-months=600&b-miles=10000'),
  toolWithMistakes('MileageCheck', '?sofar=40&odo=x&ends=never'),
];

/** Those that show a computer what they hide from a phone, or the other way around. */
const onBothScreens = [routes.home, routes.guide(richestGuide.slug)];

// It logs its path.
test.use({
  expectedErrors: /Page not found: \/no\/such\/page/,
  // A carousel that stands: one that moves has a tile half under its edge for a moment.
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * No box with words is so narrow that they break letter by letter. Polls, because a page that was
 * just resized may not be laid out yet.
 */
async function expectWordsFit(page: Page): Promise<void> {
  const narrowBoxes = () =>
    page.locator('body :not(svg *)').evaluateAll((all) =>
      all
        .filter((it) => {
          const own = [...it.childNodes].filter((node) => node instanceof Text);
          const { fontSize, position } = getComputedStyle(it);
          return (
            own.some((text) => text.data.trim().length > 8) &&
            // Otherwise, it's for screen readers alone.
            position !== 'absolute' &&
            it.checkVisibility({ visibilityProperty: true }) &&
            it.getBoundingClientRect().width < 2 * Number.parseFloat(fontSize)
          );
        })
        .map((it) => it.outerHTML.slice(0, 80)),
    );
  await expect.poll(narrowBoxes, { message: page.url() }).toEqual([]);
}

const openAllIn = (page: Page, part: string) =>
  page.locator(`:is(${part}) details`).evaluateAll((all) => {
    for (const it of all) it.setAttribute('open', '');
  });

for (const { path, part, ready } of states)
  test(`${path}${part ? ` with open ${part}` : ''} is accessible and fits a desktop and a small phone, also with text at 200%`, async ({
    page,
  }) => {
    await page.goto(path);
    if (ready) {
      await page.locator('.prose form').scrollIntoViewIfNeeded();
      await expect(page.locator(ready).first()).toBeVisible();
    }
    if (part) await openAllIn(page, part);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectWordsFit(page);
    if (!part && onBothScreens.includes(path)) await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectWordsFit(page);
    // Those of other pages are in layout.spec.ts.
    if (part) await expectLargeTargets(page);
    await expectAccessible(page, part);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoHorizontalScroll(page);
  });

test('the open menu, an open answer, and the open contents of a guide are accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(routes.faq);
  await page.locator('summary').first().click();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, '#mobile-menu');
  await page.goto(routes.guide(richestGuide.slug));
  await page.locator('[data-toc] summary').click();
  await expectAccessible(page, '[data-toc]');
});
