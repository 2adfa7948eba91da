import { step } from '../cli.mjs';
import { runLoad } from '../load.mjs';
import { nginxInstalled, startNginx } from '../nginx.mjs';
import { table } from './site.mjs';

const CONNECTIONS = 32;
const SECONDS = 15;
const PAGES = ['/faq', '/blog/leasing-vs-buying-nyc-nj-2025', '/inventory'];
const HEAD = ['page', 'served by', 'requests per second', 'median ms', '99 % within ms', 'failed'];

/**
 * Requests per second of one server, on loopback.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @returns {Promise<string>} Markdown
 */
export async function measureServer(site) {
  const nextUrl = await site.serve();
  const servers = [{ name: '`next start`', url: nextUrl }];
  if (nginxInstalled()) servers.push({ name: 'nginx', url: await startNginx(site.processes, nextUrl) });
  const rows = [];
  for (const path of PAGES) {
    for (const { name, url } of servers) {
      const load = { url, connections: CONNECTIONS, paths: [path] };
      await runLoad({ ...load, seconds: 2 });
      const { perSecond, median, p99, errors } = await step(`${path}, ${name}`, () =>
        runLoad({ ...load, seconds: SECONDS }),
      );
      rows.push([path, name, perSecond, median, p99, errors]);
    }
  }
  return `${CONNECTIONS} connections on loopback for ${SECONDS} s each, gzip; the client uses up to one of the processors.\n\n${table(HEAD, rows)}`;
}
