/** Measures one page of each template with Lighthouse on a running site and prints a Markdown table. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { chromiumFlags, chromiumPath } from './lib/chromium';
import { exitWithUsage, parseOptions, UserError } from './lib/cli';
import { originFrom } from './lib/environment';

const usage = `npm run bench                                     the site that npm run local serves
npm run bench -- --url https://www.example.com    another one
npm run bench -- --runs 3                         fewer runs of each page (5)

Prints the median run of each page, as Lighthouse measures it on a phone.`;
const { values } = parseOptions({
  usage,
  options: { url: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage('--runs: expected a whole number, 1 or more.', usage);
const url = originFrom(values.url, usage);

const [guide = ''] = guideSlugsOnDisk();
const TEMPLATES: [name: string, path: string][] = [
  ['home', routes.home],
  ['inventory', routes.inventory],
  ['brand (BMW)', routes.brand('bmw')],
  ['guides', routes.blog],
  ['guide', routes.guide(guide)],
  ['FAQ', routes.faq],
  ['apply', routes.apply],
  ['credit application', routes.creditApp],
  ['contact', routes.contact],
];
const TYPES = ['script', 'stylesheet', 'font', 'image', 'document'];
const HEAD = ['page', 'scores', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'requests', 'KiB in total', ...TYPES];

/** One Lighthouse run with its default settings. A run that lost its recording is made again. */
async function audit(page: string, attempts = 3): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(page, { port: chrome.port, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (attempts > 1) return audit(page, attempts - 1);
    throw new UserError(`Lighthouse on ${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  } finally {
    chrome.kill();
  }
}

/** The cells of a row; scores are performance, accessibility, best practices and SEO. */
function cells({ audits, categories }: Result): (string | number)[] {
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const details = audits['resource-summary']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const of = (type: string) => items.find(({ resourceType }) => resourceType === type);
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  return [
    scores.join(' / '),
    (value('first-contentful-paint') / 1000).toFixed(2),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    Math.round(value('total-blocking-time')),
    Number(value('cumulative-layout-shift').toFixed(3)),
    Number(of('total')?.requestCount ?? 0),
    ...['total', ...TYPES].map((type) => (Number(of(type)?.transferSize ?? 0) / 1024).toFixed(1)),
  ];
}

const row = (all: unknown[]) => console.log(`| ${all.join(' | ')} |`);

console.log(`Lighthouse, ${runs} runs of each page of ${url}, the median run:\n`);
row(HEAD);
row(HEAD.map((_, at) => (at === 0 ? '---' : '--:')));
for (const [name, path] of TEMPLATES) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await audit(url + path));
  row([name, ...cells(computeMedianRun(results))]);
}
