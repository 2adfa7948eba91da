/**
 * At the far end of the link: prints medians of five visits of each page on a slow phone, in ms after the navigation began;
 * `menu`: from a tap on the menu at the first paint to the next paint. Arguments: paths.
 */
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../lib/environment';

type Moments = Record<'first byte' | 'first paint' | 'form' | 'fonts' | 'shift' | 'menu', number | undefined>;
type Scope = Window & { form?: number; shift: number; answers: number[] };

const paths = process.argv.slice(2);
const RUNS = 5;
const site = 'https://10.77.0.1:8443';

/** In the page, before it loads. */
function watch() {
  const scope = window as unknown as Scope;
  const observe = (type: string, callback: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback as never)).observe({
      type,
      buffered: true,
    });
  Object.assign(scope, { shift: 0, answers: [] });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) scope.shift += value;
  });
  observe('event', ({ duration }) => scope.answers.push(duration));
  new MutationObserver(() => {
    if (document.querySelector('[data-lead-form] iframe')) scope.form ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });
}

const moments = (): Moments => {
  const scope = window as unknown as Scope;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return {
    'first byte': performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).responseStart)[0],
    'first paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    form: scope.form,
    fonts:
      fonts.length > 0
        ? Math.max(...fonts.map((entry) => (entry as PerformanceResourceTiming).responseEnd))
        : undefined,
    shift: scope.shift * 1000,
    menu: undefined,
  };
};

async function visit(browser: Browser, path: string, touch: boolean): Promise<Moments> {
  const phone = { isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } };
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(site + path, { waitUntil: 'commit' });
    if (touch) {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.touchscreen.tap(377, 34);
      await page.waitForSelector('#mobile-menu:popover-open');
    }
    await page.waitForTimeout(4000);
    const found = await page.evaluate(moments);
    const menu = touch
      ? await page.evaluate(() => Math.max(0, ...(window as unknown as Scope).answers))
      : undefined;
    return { ...found, menu };
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, '--disable-background-networking', '--disable-component-update'],
});
const rows = new Map(paths.map((path) => [path, [] as Moments[]]));
for (let run = 0; run < RUNS; run++)
  for (const [path, row] of rows)
    row.push(await visit(browser, path, false), await visit(browser, path, true));
await browser.close();

const names = ['first byte', 'first paint', 'form', 'fonts', 'shift', 'menu'] as const;
const median = (values: (number | undefined)[]) => {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[sorted.length >> 1]?.toFixed() ?? '';
};
const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
print(['page', ...names.map((name) => (name === 'shift' ? 'shift × 1000' : name))]);
print(['---', ...names.map(() => '--:')]);
for (const [path, row] of rows) print([path, ...names.map((name) => median(row.map((one) => one[name])))]);
