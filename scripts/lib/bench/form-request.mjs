import { chromium, devices } from 'playwright';
import { browserFlags, findBrowser } from '../browser.mjs';
import { step, UserError } from '../cli.mjs';
import { median, table } from './site.mjs';

const SLOWDOWN = 4;
/** Lighthouse's "slow 4G": 150 ms for each response, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const FORM = '/widget/form/';

/** @type {{ name: string, path: string, goalMs: number, tap?: string }[]} `tap`: timed from the tap on this link */
const CASES = [
  { name: 'apply page with a vehicle', path: '/apply?make=BMW&model=X5', goalMs: 900 },
  { name: 'Apply Now on a brand page', path: '/inventory/bmw', goalMs: 300, tap: 'a[aria-haspopup=dialog]' },
];

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} [tap]
 * @returns {Promise<number>} milliseconds until the browser requests the form
 */
async function timeOnce(browser, url, tap) {
  const context = await browser.newContext(devices['iPhone SE']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    /** @type {(seconds: number) => void} */
    let requested = () => {};
    const form = new Promise((resolve) => {
      requested = resolve;
    });
    let started = 0;
    session.on('Network.requestWillBeSent', ({ request, timestamp }) => {
      if (request.url === url) started ||= timestamp;
      if (request.url.includes(FORM)) requested(timestamp);
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: tap ? 'networkidle' : 'commit' });
    if (tap) {
      // A visitor touches the page before that link.
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(2_000);
      // The clock of the browser's network events.
      const { metrics } = await session
        .send('Performance.enable')
        .then(() => session.send('Performance.getMetrics'));
      started = metrics.find(({ name }) => name === 'Timestamp')?.value ?? 0;
      await page.locator(tap).first().tap();
    }
    const timeout = page.waitForTimeout(20_000).then(() => {
      throw new UserError(`${url}: the form was not requested.`);
    });
    timeout.catch(() => {});
    return Math.round(((await Promise.race([form, timeout])) - started) * 1000);
  } finally {
    await context.close();
  }
}

/**
 * Time until the hosted form is requested, on a slow phone.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {number} runs
 * @returns {Promise<string>} Markdown
 */
export async function measureFormRequest(site, runs) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const origin = await site.serve();
  const rows = [];
  try {
    for (const { name, path, goalMs, tap } of CASES) {
      /** @type {number[]} */
      const times = [];
      await step(name, async () => {
        while (times.length < runs) times.push(await timeOnce(browser, origin + path, tap));
      });
      rows.push([name, Math.min(...times), median(times), Math.max(...times), goalMs]);
    }
  } finally {
    await browser.close();
  }
  return `Until the hosted form is requested, from the navigation or the tap: Chromium as a phone, 150 ms round trips, 1.6 Mbit/s, processor slowed down ${SLOWDOWN} times, ${runs} new pages each.

${table(['form', 'least ms', 'median ms', 'most ms', 'goal ms'], rows)}`;
}
