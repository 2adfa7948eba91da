import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { browserFlags, findBrowser } from '../browser.mjs';
import { step, UserError } from '../cli.mjs';
import { table } from './site.mjs';

/** @type {{ name: string, path: string, size?: import('./site.mjs').InventorySize }[]} large inventories last */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'inventory, 60 rows', path: '/inventory' },
  { name: 'brand (BMW)', path: '/inventory/bmw' },
  { name: 'article', path: '/blog/leasing-vs-buying-nyc-nj-2025' },
  { name: 'FAQ', path: '/faq' },
  { name: 'apply', path: '/apply' },
  { name: 'inventory, 25,000 rows', path: '/inventory', size: 'large' },
];
const TYPES = ['total', 'script', 'stylesheet', 'font', 'image', 'document'];
const HEAD = [
  'page',
  'performance / accessibility / best practices / SEO',
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'requests',
  'KiB in total',
  ...TYPES.slice(1),
];

/**
 * One Lighthouse run with its default settings, which are a phone's. A run that lost its recording is made again.
 *
 * @param {string} chromePath
 * @param {string} url
 * @returns {Promise<import('lighthouse').Result>}
 */
async function audit(chromePath, url, attempts = 3) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (attempts > 1) return audit(chromePath, url, attempts - 1);
    throw new UserError(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  } finally {
    chrome.kill();
  }
}

/** @param {import('lighthouse').Result} result */
function cells({ audits, categories }) {
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0;
  const details = audits['resource-summary']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const of = (/** @type {string} */ type) => items.find(({ resourceType }) => resourceType === type);
  return [
    Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' / '),
    (value('first-contentful-paint') / 1000).toFixed(2),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    Math.round(value('total-blocking-time')),
    Number(value('cumulative-layout-shift').toFixed(3)),
    of('total')?.requestCount,
    ...TYPES.map((type) => (Number(of(type)?.transferSize ?? 0) / 1024).toFixed(1)),
  ];
}

/**
 * Each page as Lighthouse measures it on a phone: the median run.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {number} runs
 * @returns {Promise<string>} Markdown
 */
export async function measurePages(site, runs) {
  const browser = await findBrowser();
  const rows = [];
  for (const { name, path, size } of PAGES) {
    const url = (await site.serve(size)) + path;
    const results = await step(name, async () => {
      await (await fetch(url)).arrayBuffer();
      const all = [];
      for (let run = 0; run < runs; run++) all.push(await audit(browser, url));
      return all;
    });
    rows.push([name, ...cells(computeMedianRun(results))]);
  }
  return `Lighthouse ${runs} times per page, the median run; \`next start\` with gzip.\n\n${table(HEAD, rows)}`;
}
