import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { run } from '../processes.mjs';

/** What visitors ask for: static pages, the inventory as they filter it, brand pages, a guide, a missing page's like. */
export const ROUTES = [
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

/** On a computer with other work to do, answers come late; late is measured, lost is an error. */
const PATIENCE_SECONDS = 30;

/**
 * Presses on a site of this computer.
 *
 * @param {object} load
 * @param {string} load.url
 * @param {number} load.connections 500 at most
 * @param {number} load.seconds after which it ends: 120 at most, 1,800 where an amount is asked for
 * @param {number} [load.amount] requests after which it ends
 * @param {string[]} [load.paths] asked for in turn
 * @param {string} [load.encoding] which compression the visitors accept
 * @returns {Promise<{ answered: number, errors: number, kinds: Record<string, number>, perSecond: number, median: number, p99: number }>}
 *   `errors` are connections that failed, time-outs and answers other than 200, told apart in `kinds`; latencies in milliseconds
 */
export async function hammer({ url, connections, seconds, amount, paths = ROUTES, encoding = 'gzip' }) {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)) {
    throw new Error('The load test presses on this computer only');
  }
  const kinds = {};
  const note = (kind) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  const result = await new Promise((resolve, reject) => {
    const press = autocannon(
      {
        url,
        connections: Math.min(connections, 500),
        ...(amount ? { amount } : { duration: Math.min(seconds, 120) }),
        timeout: PATIENCE_SECONDS,
        requests: paths.map((path) => ({ path, headers: { 'accept-encoding': encoding } })),
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    const end = setTimeout(() => press.stop(), Math.min(seconds, 1_800) * 1_000 + 2_000);
    press.on('done', () => clearTimeout(end));
    press.on('reqError', (error) => note(error.code ?? error.message));
    press.on('response', (_, status) => status !== 200 && note(`status ${status}`));
  });
  return {
    answered: result['2xx'],
    // autocannon counts its time-outs among the errors.
    errors: result.errors + result.non2xx,
    kinds,
    perSecond: Math.round(result.requests.average),
    median: result.latency.p50,
    p99: result.latency.p99,
  };
}

/**
 * A few visitors who ask one page after another and keep a diary, so that what was lost can be told by its time.
 *
 * @returns {{ stop: () => Promise<{ started: number, ended: number, outcome: string, status: number }[]> }} `outcome`
 *   is `answered` (complete body), `refused` (nobody listened) or `cut` (lost on the way)
 */
export function visitors(url, count = 20) {
  const diary = [];
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let going = true;
  const ask = (path) =>
    new Promise((resolve) => {
      const started = Date.now();
      const note = (outcome, status = 0) => {
        diary.push({ started, ended: Date.now(), outcome, status });
        resolve(outcome);
      };
      const call = request(new URL(path, url), { agent, timeout: 15_000 }, (response) => {
        response.on('data', () => {});
        response.on('end', () => note(response.complete ? 'answered' : 'cut', response.statusCode));
        response.on('error', () => note('cut'));
      });
      call.on('timeout', () => call.destroy());
      call.on('error', (error) => note(error.code === 'ECONNREFUSED' ? 'refused' : 'cut')).end();
    });
  const lives = Array.from({ length: count }, async (_, at) => {
    for (let turn = at; going; turn++) {
      const outcome = await ask(ROUTES[turn % ROUTES.length]);
      if (outcome !== 'answered') await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(lives);
      agent.destroy();
      return diary;
    },
  };
}

/** @returns {Promise<number>} memory that a process holds, in MB */
export async function memoryOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    const { output } = await run(['ps', '-o', 'rss=', '-p', String(pid)]);
    return Number(output.trim()) / 1024;
  }
}
