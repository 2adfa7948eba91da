import { step, UserError } from '../cli.mjs';
import { hammer, memoryOf, ROUTES } from '../load/traffic.mjs';
import { table } from './document.mjs';

const CONNECTIONS = 32;
const SECONDS = 15;
const MANY = 100_000;
/** After which the long run ends, however many have been answered. */
const LONG_RUN_SECONDS = 1_500;
const PAGES = [
  { name: 'static page (/faq)', path: '/faq' },
  { name: 'article', path: '/blog/leasing-vs-buying-nyc-nj-2025' },
  { name: 'inventory, 60 rows, warm', path: '/inventory' },
];
const HEAD = ['page', 'served by', 'requests a second', 'median ms', '99 % within ms', 'failed'];

const sizeOf = async (url) => (await (await fetch(url)).arrayBuffer()).byteLength;
const kb = (bytes) => `${Math.round(bytes / 1000)} kB`;

/**
 * What one computer serves: requests a second and memory, on loopback, with `next start`.
 *
 * @param {import('./site.mjs').Bench} bench
 * @param {{ machine: string }} options
 * @returns {Promise<string>} what is written
 */
export async function measureServer(bench, { machine }) {
  const site = await bench.countedSite();
  const servers = [{ name: '`next start`', url: site.url }];

  // Every page once, and the inventory's rows are kept.
  for (const path of ROUTES) await sizeOf(site.url + path);
  const askedBefore = site.asked();
  if (askedBefore === 0) throw new UserError('The inventory was drawn without rows: nothing can be counted.');
  const before = await memoryOf(site.pid);

  const rows = [];
  for (const { name, path } of PAGES) {
    const page = `${name}, ${kb(await sizeOf(site.url + path))}`;
    for (const server of servers) rows.push(await press(page, server, path, 'gzip'));
    if (path === PAGES[0].path)
      rows.push(await press(`${page}, not compressed`, servers[0], path, 'identity'));
  }
  const short = await memoryOf(site.pid);
  const many = await longRun(site, servers[0]);
  const asked = site.asked() - askedBefore;
  if (asked > 0) throw new UserError(`A warm inventory asked the database ${asked} times: expected 0.`);

  const count = (number) => number.toLocaleString('en');
  return `${CONNECTIONS} connections on loopback, ${SECONDS} s each, answers compressed where nothing else is said. The program that asks runs on the same computer and takes up to one of its processors. ${machine}

${table(HEAD, rows)}

- Requests to the database while all of this was served from a warm cache: ${asked}.
- Memory of \`next start\`: ${before.toFixed(0)} MB when every page had been asked for once, ${short.toFixed(0)} MB after the table above, ${many.memory.toFixed(0)} MB after ${count(many.answered)} further requests over a mix of ${ROUTES.length} addresses (${count(many.perSecond)} a second, ${many.errors} failed).`;
}

function press(page, { name, url }, path, encoding) {
  return step(`${page}, ${name}`, async () => {
    const load = { url, connections: CONNECTIONS, paths: [path], encoding };
    await hammer({ ...load, seconds: 2 });
    const { perSecond, median, p99, errors } = await hammer({ ...load, seconds: SECONDS });
    return [page, name, perSecond.toLocaleString('en'), median, p99, errors];
  });
}

/** Many requests over all kinds of pages. @returns {Promise<{ answered: number, errors: number, perSecond: number, memory: number }>} */
function longRun(site, { url }) {
  return step(`${MANY} requests`, async () => {
    const load = { url, connections: CONNECTIONS, amount: MANY, seconds: LONG_RUN_SECONDS };
    const { answered, errors, perSecond } = await hammer(load);
    // What is garbage by now is not what a server keeps; a few quiet seconds let it be collected.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return { answered, errors, perSecond, memory: await memoryOf(site.pid) };
  });
}
