#!/usr/bin/env node
/** Measures the built site as a phone sees it, and writes the table of docs/performance.md. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findBrowser } from './stack/browser.mjs';
import { embeddedDatabase, localKeys } from './stack/database.mjs';
import { requireNode } from './stack/node-version.mjs';
import { freePort } from './stack/ports.mjs';
import { Processes, waitFor } from './stack/processes.mjs';
import { root } from './stack/root.mjs';
import { Complaint, explain, step } from './stack/say.mjs';
import { buildSite, serveCommand } from './stack/site-build.mjs';

const DOCUMENT = path.join(root, 'docs/performance.md');
const FOLDER = '.next-bench';
const START = '<!-- bench: start -->';
const END = '<!-- bench: end -->';
const ROWS = 5_000;
const PAGES = [
  { name: 'home', address: '/' },
  { name: 'inventory, 60 rows', address: '/inventory' },
  { name: 'inventory, 5,000 rows', address: '/inventory', large: true },
  { name: 'brand (BMW)', address: '/inventory/bmw' },
  { name: 'article', address: '/blog/leasing-vs-buying-nyc-nj-2025' },
  { name: 'FAQ', address: '/faq' },
  { name: 'apply', address: '/apply' },
];
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (process.argv.includes('--help')) {
  console.log(`npm run bench              builds, serves, measures each page with Lighthouse (5 runs, mobile), writes docs/performance.md
npm run bench -- --runs 3  fewer runs
npm run bench -- --dry     prints the table and writes nothing`);
  process.exit(0);
}

const at = process.argv.indexOf('--runs');
const runs = at < 0 ? 5 : Number(process.argv[at + 1]);
const processes = new Processes((name, output) =>
  console.error(`\n${name} ended early:\n${output.slice(-2000)}`),
);
/** Processes are known by their names, and there are two databases. */
const others = new Processes();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stop().finally(() => process.exit(1)));
}

const stop = () => Promise.all([processes.stopAll(), others.stopAll()]);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const kib = (bytes) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);

/** The same rows as the browser tests' large inventory: 12 makes of 14 models, a photo address each. */
const seedSql = `insert into public.inventory_2025 (brand, model, img, created_at)
  select (array['toyota','BMW','vw','honda','mercedes','Kia','Ford','jeep','Audi','Lexus','Subaru','Volvo'])[1 + n % 12],
    'Model ' || (n / 12) % 14, '/vehicles/sedan-ink.svg?' || md5(n::text), timestamptz '2025-08-01' + n * interval '1 minute'
  from generate_series(1, ${ROWS}) as n;`;

/** Starts databases, sandbox form and site. @returns the site's address, and what starts it over the many rows */
async function startStack() {
  const [port, largePort, databasePort, largeDatabasePort, formPort] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  const small = embeddedDatabase({ folder: '.local-test/bench', port: databasePort });
  const large = embeddedDatabase({ folder: '.local-test/bench-large', port: largeDatabasePort, seedSql });
  const env = {
    NEXT_PUBLIC_SUPABASE_URL: small.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
    NEXT_PUBLIC_LEAD_FORM_URL: `http://127.0.0.1:${formPort}`,
    INVENTORY_REVALIDATE_SECONDS: '300',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: FOLDER,
  };
  const form = [process.execPath, 'tests/support/lead-form-provider.mjs'];
  await step('Databases', async () => {
    await small.migrate({ afresh: true });
    await large.migrate({ afresh: true });
    await small.start(processes);
    await large.start(others);
  });
  await step('Build', () => buildSite({ folder: FOLDER, env, force: true }));
  await waitFor(
    `${env.NEXT_PUBLIC_LEAD_FORM_URL}/health`,
    processes.start('The sandbox lead form', form, { env: { LEAD_FORM_PORT: String(formPort) } }),
  );
  const site = processes.start('The site', serveCommand(port), { env });
  await waitFor(`http://localhost:${port}/`, site);
  return {
    small: `http://localhost:${port}`,
    startLarge: async () => {
      // Rows are kept in the build folder, whichever database they came from.
      rmSync(path.join(root, FOLDER, 'cache/fetch-cache'), { recursive: true, force: true });
      const other = processes.start('The site with many rows', serveCommand(largePort), {
        env: { ...env, NEXT_PUBLIC_SUPABASE_URL: large.url },
      });
      await waitFor(`http://localhost:${largePort}/`, other);
      return `http://localhost:${largePort}`;
    },
  };
}

/** One Lighthouse run on a phone. */
async function measure(lighthouse, port, url) {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'silent',
  });
  const { audits, categories } = result.lhr;
  if (result.lhr.runtimeError)
    throw new Complaint(`Lighthouse on ${url}: ${result.lhr.runtimeError.message}`);
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
  const browser = await chromium.launch({ executablePath: browserPath, args: FLAGS.slice(1) });
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

function write(rows) {
  const lines = [HEAD, HEAD.map((_, i) => (i === 0 ? '---' : '--:')), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const when = new Date().toISOString().slice(0, 10);
  const note = `Measured ${when} by \`npm run bench\`: Lighthouse mobile, ${runs} runs, medians (TBT: the least), \`next start\` compressing with gzip, ${cpus().length} processors, Node ${process.versions.node}.`;
  const table = `${START}\n${note}\n\n${lines.join('\n')}\n${END}`;
  if (process.argv.includes('--dry')) return console.log(`\n${table}`);
  const text = readFileSync(DOCUMENT, 'utf8');
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (from < 0 || to < from)
    throw new Complaint(`docs/performance.md: expected the marks ${START} and ${END}, in this order.`);
  writeFileSync(DOCUMENT, text.slice(0, from) + table + text.slice(to + END.length));
  console.log(`\n${table}\n\nWritten to docs/performance.md`);
}

async function main() {
  requireNode();
  if (!Number.isInteger(runs) || runs < 1) throw new Complaint('--runs: expected a whole number, 1 or more.');
  const browserPath = await findBrowser();
  const stack = await startStack();
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const rows = [];
  for (const page of [...PAGES].sort((a, b) => Number(!!a.large) - Number(!!b.large))) {
    await step(page.name, async () => {
      const origin = page.large ? await stack.startLarge() : stack.small;
      const url = origin + page.address;
      await (await fetch(url)).arrayBuffer();
      const all = [];
      for (let run = 0; run < runs; run++) {
        const chrome = await launch({ chromePath: browserPath, chromeFlags: FLAGS });
        try {
          all.push(await measure(lighthouse, chrome.port, url));
        } finally {
          await chrome.kill();
        }
      }
      const cells = row(page, all, await scriptAfterInteraction(browserPath, url), await htmlSize(url));
      rows[PAGES.indexOf(page)] = cells;
    });
  }
  write(rows);
}

let code = 0;
try {
  await main();
} catch (error) {
  explain(error);
  code = 1;
} finally {
  await stop();
}
process.exit(code);
