import { browserFlags } from '../browser.mjs';
import { step, UserError } from '../cli.mjs';
import { median, table } from './document.mjs';

const SLOWER = 4;
const PHONE = { viewport: { width: 375, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const GOAL = 100;

/**
 * What visitors do. `act` is one press or one choice, made as a person makes it, since the browser times nothing else;
 * `state`, which runs in the page, tells by another answer that it has come about. `alive`: the page's island has to be
 * running. The large inventory comes last: the sites take turns.
 */
const INTERACTIONS = [
  {
    name: 'menu opens',
    address: '/faq',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    state: () => document.querySelector('#mobile-menu').matches(':popover-open'),
  },
  {
    name: 'answer opens (FAQ)',
    address: '/faq',
    act: (page) => page.locator('details:not([open]) > summary').first().tap(),
    state: () => document.querySelectorAll('details[open]').length,
  },
  {
    name: 'list is sorted (blog)',
    address: '/blog',
    ready: (page) => page.locator('#sort:enabled').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    state: () => document.querySelector('#posts > li').textContent,
  },
  {
    name: 'application opens (brand page)',
    address: '/inventory/bmw',
    alive: true,
    act: (page) =>
      page
        .getByRole('link', { name: /^Apply Now/ })
        .first()
        .tap(),
    state: () => document.querySelectorAll('[role=dialog] iframe').length,
  },
  ...[
    { rows: '60 rows', size: 'small' },
    { rows: '5,000 rows', size: 'large' },
  ].map(({ rows, size }) => ({
    name: `make is chosen (inventory, ${rows})`,
    address: '/inventory',
    size,
    alive: true,
    ready: (page) => page.locator('#filter-make').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    state: () => document.querySelector('form [role=status]').textContent,
  })),
];

/** Runs in the page: notes the events of a press with the time to the next picture, and when the state has changed. */
function watch() {
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries()) {
      if (interactionId) window.pressed.push({ startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.awaitChange = (state) => {
    const before = state();
    window.changedAt = 0;
    window.pressed.length = 0;
    const look = () => {
      if (state() === before) requestAnimationFrame(look);
      else window.changedAt = performance.now();
    };
    requestAnimationFrame(look);
  };
}

/** Waits until React has taken the page's islands over. */
const isAlive = (page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

/** One interaction on a fresh page. @returns {Promise<{ paint: number, result: number }>} ms after the press */
async function once(browser, { name, alive, ready, act, state }, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (alive) await isAlive(page);
    await ready?.(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(500);
    await page.evaluate(`window.awaitChange(${state})`);
    await act(page);
    await page
      .waitForFunction(() => window.changedAt > 0, null, { timeout: 10_000 })
      .catch(() => {
        throw new UserError(`${name}: nothing has come of it.`);
      });
    await page.waitForTimeout(1_000);
    const { pressed, changedAt } = await page.evaluate(() => ({
      pressed: window.pressed,
      changedAt: window.changedAt,
    }));
    if (pressed.length === 0) throw new UserError(`${name}: the browser has timed no event.`);
    return {
      paint: Math.max(...pressed.map(({ duration }) => duration)),
      result: Math.round(changedAt - Math.min(...pressed.map(({ startTime }) => startTime))),
    };
  } finally {
    await context.close();
  }
}

/**
 * How long visitors wait until something is painted after a press or a choice, on a phone four times slower.
 *
 * @param {import('./site.mjs').Bench} bench
 * @param {{ runs: number, browserPath: string, machine: string }} options
 * @returns {Promise<string>} what is written
 */
export async function measureInteraction(bench, { runs, browserPath, machine }) {
  const { chromium } = await import('playwright');
  const rows = [];
  for (const interaction of INTERACTIONS) {
    const times = await step(interaction.name, async () => {
      const url = (await bench.site(interaction.size)) + interaction.address;
      const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
      try {
        const all = [];
        for (let run = 0; run < runs; run++) all.push(await once(browser, interaction, url));
        return all;
      } finally {
        await browser.close();
      }
    });
    const paints = times.map(({ paint }) => paint);
    const results = times.map(({ result }) => result);
    rows.push([interaction.name, Math.min(...paints), median(paints), Math.max(...paints), median(results)]);
  }
  const slow = rows.filter(([, , middle]) => middle >= GOAL).map(([name]) => name);
  return `Event Timing in Chromium, ${PHONE.viewport.width} px wide, processor slowed down ${SLOWER} times, ${runs} fresh pages each; choices are made with the keyboard, presses by touch. The browser counts in steps of 8 ms. Goal: below ${GOAL} ms; ${slow.length ? `missed by: ${slow.join(', ')}` : 'held by all'}. ${machine}

${table(['interaction', 'next paint, least ms', 'median ms', 'most ms', 'result drawn after, median ms'], rows)}`;
}
