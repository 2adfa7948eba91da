// @ts-expect-error: autocannon publishes no types.
import autocannon from 'autocannon';

/** A mix of what visitors request: static pages, filtered inventories, a brand page, an article, a script. */
const ROUTES = [
  '/',
  '/inventory',
  '/inventory?make=Toyota',
  '/inventory?make=BMW&page=2',
  '/inventory/bmw',
  '/apply?make=BMW&model=X5&mileage=12000',
  '/about',
  '/blog',
  '/blog/leasing-vs-buying-nyc-nj-2025',
  '/faq',
  '/contact',
  '/testimonials',
  '/credit-app',
  '/site.js',
  '/inventory-debug',
];

/** Long, because a slow response is measured and is not an error. */
const TIMEOUT_SECONDS = 30;

/**
 * Requests pages over many connections at once.
 *
 * @param {object} load
 * @param {string} load.url origin of the site
 * @param {number} load.connections
 * @param {number} load.seconds
 * @param {string[]} [load.paths] requested in turn
 * @returns {Promise<{ responses: number, errors: number, perSecond: number, median: number, p99: number }>} `errors`
 *   counts failed connections, timeouts and statuses outside 2xx; latencies in milliseconds
 */
export async function runLoad({ url, connections, seconds, paths = ROUTES }) {
  const headers = { 'accept-encoding': 'gzip' };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    requests: paths.map((path) => ({ path, headers })),
  });
  return {
    responses: result['2xx'],
    // autocannon counts timeouts among the errors.
    errors: result.errors + result.non2xx,
    perSecond: Math.round(result.requests.average),
    median: result.latency.p50,
    p99: result.latency.p99,
  };
}
