import { gzipSync } from 'node:zlib';
import { browserFlags } from '../browser.mjs';
import { step, UserError } from '../cli.mjs';
import { median, table } from './document.mjs';

const PAGES = [
  { name: 'home', address: '/' },
  { name: 'inventory, 60 rows', address: '/inventory' },
  { name: 'inventory, 5,000 rows', address: '/inventory', size: 'large' },
  { name: 'brand (BMW)', address: '/inventory/bmw' },
  { name: 'article', address: '/blog/leasing-vs-buying-nyc-nj-2025' },
  { name: 'FAQ', address: '/faq' },
  { name: 'apply', address: '/apply' },
];

const kib = (bytes) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);

/** One Lighthouse run on a phone. */
async function measure(lighthouse, port, url) {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'silent',
  });
  const { audits, categories } = result.lhr;
  if (result.lhr.runtimeError)
    throw new UserError(`Lighthouse on ${url}: ${result.lhr.runtimeError.message}`);
  const loaded = audits['network-requests'].details.items.filter((it) => it.url.startsWith('http'));
  const bytes = (type) =>
    loaded.filter((it) => !type || it.resourceType === type).reduce((sum, it) => sum + it.transferSize, 0);
  return {
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    requests: loaded.length,
    total: bytes(),
    script: bytes('Script'),
    style: bytes('Stylesheet'),
    font: bytes('Font'),
    image: bytes('Image'),
  };
}

/** Script that a visitor's first steps bring in: scrolling through the page and resting on its controls. */
async function scriptAfterInteraction(browserPath, url) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set();
  let bytes = 0;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  const apply = page.getByRole('link', { name: /Apply Now/ }).first();
  if (url.includes('/inventory/')) await apply.click();
  await page.waitForTimeout(800);
  await browser.close();
  return bytes;
}

async function htmlSize(url) {
  const text = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { raw: text.length, gzip: gzipSync(text).length };
}

const HEAD = [
  'page',
  'points (performance, accessibility, practices, SEO)',
  'FCP s',
  'LCP s',
  'TBT ms (least)',
  'CLS',
  'requests',
  'KiB in all',
  'script',
  'script after first steps',
  'CSS',
  'fonts',
  'images',
  'HTML KiB (gzip)',
];

function row(page, all, later, html) {
  const mid = (key) => median(all.map((run) => run[key]));
  const scores = all[0].scores.map((_, i) => median(all.map((run) => run.scores[i])));
  return [
    page.name,
    scores.join(' / '),
    (mid('fcp') / 1000).toFixed(2),
    (mid('lcp') / 1000).toFixed(2),
    Math.round(Math.min(...all.map((run) => run.tbt))),
    Number(mid('cls').toFixed(3)),
    mid('requests'),
    kib(mid('total')),
    kib(mid('script')),
    kib(later),
    kib(mid('style')),
    kib(mid('font')),
    kib(mid('image')),
    `${kib(html.raw)} (${kib(html.gzip)})`,
  ];
}

/**
 * Each page as Lighthouse sees it on a phone.
 *
 * @param {import('./site.mjs').Bench} bench
 * @param {{ runs: number, browserPath: string, machine: string }} options
 * @returns {Promise<string>} what is written
 */
export async function measurePages(bench, { runs, browserPath, machine }) {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const rows = [];
  for (const page of [...PAGES].sort((a, b) => Number(!!a.size) - Number(!!b.size))) {
    await step(page.name, async () => {
      const url = (await bench.site(page.size)) + page.address;
      await (await fetch(url)).arrayBuffer();
      const all = [];
      // Lighthouse sometimes loses the beginning of its own recording: such a run says nothing and is made again.
      for (let tries = 0; all.length < runs; tries++) {
        const chrome = await launch({
          chromePath: browserPath,
          chromeFlags: ['--headless=new', ...browserFlags],
        });
        try {
          all.push(await measure(lighthouse, chrome.port, url));
        } catch (error) {
          if (tries >= runs * 2) throw error;
        } finally {
          await chrome.kill();
        }
      }
      const later = await scriptAfterInteraction(browserPath, url);
      rows[PAGES.indexOf(page)] = row(page, all, later, await htmlSize(url));
    });
  }
  const note = `Lighthouse mobile, ${runs} runs, medians (TBT: the least), \`next start\` compressing with gzip. ${machine}`;
  return `${note}\n\n${table(HEAD, rows)}`;
}
