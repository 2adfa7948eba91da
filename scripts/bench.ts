import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { guideSlugsOnDisk } from '@/lib/content/guide-file';
import { routes } from '@/lib/site/routes';
import { parseOptions, UserError } from './lib/cli';
import { chromiumFlags, chromiumPath, portFrom } from './lib/environment';
import { run, startProgram, stopAll } from './lib/processes';
import { nextCommand } from './lib/site-build';

parseOptions(`npm run bench

Prints the medians of five runs of Lighthouse of each page of the site that npm run local serves,
and of an empty page of the same Next.js, whose script and time no page can be below.`);

const [guide = ''] = guideSlugsOnDisk();
const TEMPLATES = {
  home: routes.home,
  inventory: routes.inventory,
  'brand (BMW)': routes.brand('bmw'),
  guides: routes.blog,
  guide: routes.guide(guide),
  FAQ: routes.faq,
  apply: routes.apply,
  'apply, a vehicle': `${routes.apply}?make=BMW&model=X5`,
  'credit application': routes.creditApp,
  contact: routes.contact,
};

/** One run. One that lost its recording is made again. */
async function audit(page: string, attempts = 3): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(page, { port: chrome.port, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (attempts > 1) return audit(page, attempts - 1);
    throw new UserError(
      `Lighthouse on ${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  } finally {
    chrome.kill();
  }
}

type Details = { items: Record<string, string | number>[] };

/**
 * The cells of a row by their headings; scores are performance, accessibility, best practices and
 * SEO.
 */
function cells({ audits, categories }: Result): Record<string, string | number> {
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const itemsOf = (name: string) => (audits[name]?.details as Details | undefined)?.items ?? [];
  const of = (type: string, field: 'requestCount' | 'transferSize') =>
    Number(
      itemsOf('resource-summary').find(({ resourceType }) => resourceType === type)?.[field] ?? 0,
    );
  return {
    scores: Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' / '),
    'FCP ms': value('first-contentful-paint').toFixed(0),
    'LCP ms': value('largest-contentful-paint').toFixed(0),
    'TBT ms': value('total-blocking-time').toFixed(0),
    CLS: value('cumulative-layout-shift').toFixed(3),
    requests: of('total', 'requestCount'),
    'KiB in total': (of('total', 'transferSize') / 1024).toFixed(1),
    script: (of('script', 'transferSize') / 1024).toFixed(1),
  };
}

const EMPTY_PAGE = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': 'export default function Page() { return <h1>Empty</h1>; }',
};

/** @returns the address of an empty page, which runs until this program ends */
async function serveEmptyPage(port: number): Promise<string> {
  const folder = '.local/empty-page';
  mkdirSync(`${folder}/app`, { recursive: true });
  for (const [file, text] of Object.entries(EMPTY_PAGE)) writeFileSync(`${folder}/${file}`, text);
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run([...nextCommand('build'), folder], { env });
  if (code !== 0) throw new UserError(`The empty page could not be built:\n${output.slice(-2000)}`);
  const url = `http://localhost:${port}/`;
  const args = [...nextCommand('start', port), folder];
  await startProgram({ name: 'The empty page', url, args, env });
  return url;
}

const port = portFrom('PORT');
const emptyPage = await serveEmptyPage(port + 1);
const pages = Object.entries(TEMPLATES).map(([name, path]) => [
  name,
  `http://localhost:${port}${path}`,
]);
const row = (all: unknown[]) => console.log(`| ${all.join(' | ')} |`);
for (const [name = '', url = ''] of [['empty page', emptyPage], ...pages]) {
  const results: Result[] = [];
  while (results.length < 5) results.push(await audit(url));
  const found = cells(computeMedianRun(results));
  if (url === emptyPage) {
    row(['page', ...Object.keys(found)]);
    row(['---', ...Object.keys(found).map(() => '--:')]);
  }
  row([name, ...Object.values(found)]);
}
await stopAll(0);
