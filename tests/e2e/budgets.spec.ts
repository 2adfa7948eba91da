import { routes } from '@/lib/site/routes';
import { brandPageWithModels } from '../support/page-templates';
import { longestGuide, richestGuide } from '../support/published-guides';
import { expect, type Page, type Request, test } from '../support/test';

type Budget = { script: number; font: number; total: number; requests: number };

/** Charts and tools included. */
const guide = { script: 190, font: 60, total: 285, requests: 21 };

/**
 * Compressed KiB and requests of a first visit, before any interaction: one page of each template.
 * Of the script, 134 are those of an empty page of Next.js.
 */
const budgets: Record<string, Budget> = {
  // The carousel comes near on some screens: 26 KiB.
  [routes.home]: { script: 182, font: 60, total: 305, requests: 22 },
  [routes.inventory]: { script: 165, font: 60, total: 275, requests: 31 },
  [brandPageWithModels]: { script: 160, font: 60, total: 265, requests: 23 },
  [routes.apply]: { script: 168, font: 60, total: 250, requests: 19 },
  // Five drawings are in the view or near it.
  [routes.blog]: { script: 160, font: 60, total: 240, requests: 23 },
  [routes.guide(richestGuide.slug)]: guide,
  [routes.guide(longestGuide.slug)]: guide,
  [routes.faq]: { script: 158, font: 60, total: 240, requests: 19 },
};

/** The phone that Lighthouse emulates. */
const viewport = { width: 412, height: 823 };

/** Photos are the owner's, with a limit of their own. Only some browsers request an icon. */
const NOT_COUNTED = /\/photo-sizes\/|\/photos\/|\/favicon\.ico|\/icon\.png/;

type Loaded = { url: string; kind: string; bytes: number };

async function visit(page: Page, path: string): Promise<Loaded[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  const counted = requests.filter((it) => /^http/.test(it.url()) && !NOT_COUNTED.test(it.url()));
  const loaded = counted.map(async (request) => ({
    url: request.url(),
    kind: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
  }));
  // What comes from the cache is empty.
  return (await Promise.all(loaded)).filter(({ bytes }) => bytes > 0);
}

const kibOf = (loaded: readonly Loaded[], kind?: string) =>
  loaded.filter((it) => !kind || it.kind === kind).reduce((sum, it) => sum + it.bytes, 0) / 1024;

for (const [path, budget] of Object.entries(budgets))
  test(`${path} keeps its budget on a phone`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const loaded = await visit(page, path);
    const found: Budget = {
      script: kibOf(loaded, 'script'),
      font: kibOf(loaded, 'font'),
      total: kibOf(loaded),
      requests: loaded.length,
    };
    const list = loaded.map(({ url, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)} ${url}`);
    for (const kind of Object.keys(budget) as (keyof Budget)[])
      expect(found[kind], [kind, ...list].join('\n')).toBeLessThanOrEqual(budget[kind]);
    // Nothing stands before the first paint but the document, and the fonts come next.
    expect(loaded.filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
    await expect(page.locator('head link[as=font]')).toHaveCount(0);
    // Without `crossorigin` the fonts would be loaded twice.
    await expect(page.locator('body link[rel=preload][as=font][crossorigin]')).toHaveCount(2);
    const urls = loaded.map(({ url }) => new URL(url));
    expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([baseURL]);
    const pages = urls.map(({ pathname }) => pathname).filter((name) => !/\.\w+$/.test(name));
    expect(pages).toEqual([path]);
  });
