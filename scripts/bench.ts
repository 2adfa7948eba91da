import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { guideSlugsOnDisk } from '@/lib/content/guides-on-disk';
import { routes } from '@/lib/site/routes';
import { parseOptions, UserError } from './lib/cli';
import { chromiumFlags, chromiumPath, portFrom } from './lib/environment';

parseOptions(`npm run bench

Runs Lighthouse five times on each page of the site that npm run local serves, and prints the median
run: the one closest to the medians of FCP and of the time to interactive.`);

const [guide = ''] = guideSlugsOnDisk();
const PATHS = [
  routes.home,
  routes.inventory,
  routes.brand('bmw'),
  routes.blog,
  routes.guide(guide),
  routes.faq,
  routes.apply,
  `${routes.apply}?make=BMW&model=X5`,
  routes.creditApp,
  routes.contact,
];

async function auditOnce(url: string): Promise<Result> {
  const chromeFlags = ['--headless=new', ...chromiumFlags];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  } finally {
    chrome.kill();
  }
}

async function audit(url: string, attempts = 3): Promise<Result> {
  try {
    return await auditOnce(url);
  } catch (error) {
    if (attempts > 1) return audit(url, attempts - 1);
    throw new UserError(`Lighthouse on ${url}: ${String(error)}`);
  }
}

const HEADINGS = ['page', 'scores', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KiB'];

/** Scores are performance, accessibility, best practices and SEO. */
function cells({ audits, categories }: Result): (string | number)[] {
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return [
    Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' / '),
    value('first-contentful-paint').toFixed(0),
    value('largest-contentful-paint').toFixed(0),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
    (value('total-byte-weight') / 1024).toFixed(1),
  ];
}

const printRow = (row: (string | number)[]) => console.log(`| ${row.join(' | ')} |`);

printRow(HEADINGS);
printRow(HEADINGS.map(() => '---'));
for (const path of PATHS) {
  const results: Result[] = [];
  while (results.length < 5)
    results.push(await audit(`http://localhost:${portFrom('PORT')}${path}`));
  printRow([path, ...cells(computeMedianRun(results))]);
}
