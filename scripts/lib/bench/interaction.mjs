import { chromium, devices } from 'playwright';
import { browserFlags, findBrowser } from '../browser.mjs';
import { step, UserError } from '../cli.mjs';
import { median, table } from './site.mjs';

const SLOWDOWN = 4;
const GOAL_MS = 100;

/**
 * A tap or a choice by keyboard; the browser doesn't time events that a script dispatches.
 *
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {import('./site.mjs').InventorySize} [size] large ones last, because one site is served at a time
 * @property {(page: import('playwright').Page) => Promise<void>} [prepare]
 * @property {(page: import('playwright').Page) => Promise<void>} act
 * @property {() => unknown} state runs in the page; its value changes when the interaction has had its effect
 */

/** @param {import('playwright').Page} page */
async function hydrated(page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

/** @type {Omit<Interaction, 'name'>} */
const makeChosen = {
  path: '/inventory',
  prepare: async (page) => {
    await hydrated(page);
    await page.locator('#filter-make').focus();
  },
  act: (page) => page.keyboard.press('ArrowDown'),
  state: () => document.querySelector('form [role=status]')?.textContent,
};

/** @type {Interaction[]} */
const INTERACTIONS = [
  {
    name: 'open the menu',
    path: '/faq',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    state: () => document.querySelector('#mobile-menu')?.matches(':popover-open'),
  },
  {
    name: 'open an answer (FAQ)',
    path: '/faq',
    act: (page) => page.locator('details:not([open]) > summary').first().tap(),
    state: () => document.querySelectorAll('details[open]').length,
  },
  {
    name: 'sort the list (blog)',
    path: '/blog',
    prepare: (page) => page.locator('#sort:enabled').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    state: () => document.querySelector('#posts > li')?.textContent,
  },
  {
    name: 'open the application (brand page)',
    path: '/inventory/bmw',
    prepare: (page) => page.locator('a[aria-haspopup=dialog]').first().waitFor(),
    act: (page) => page.locator('a', { hasText: 'Apply Now' }).first().tap(),
    state: () => document.querySelectorAll('dialog[open] iframe[src]').length,
  },
  { name: 'choose a make (inventory, 60 rows)', ...makeChosen },
  { name: 'choose a make (inventory, 25,000 rows)', ...makeChosen, size: 'large' },
];

/** Runs in the page: records the browser's time from each input event to the next paint. */
function recordEvents() {
  /** @type {number[]} */
  const durations = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const event of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if ('interactionId' in event && event.interactionId) durations.push(event.duration);
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Interaction} interaction
 * @param {string} origin
 * @returns {Promise<number>} milliseconds from the input to the next paint
 */
async function measureOnce(browser, { name, path, prepare, act, state }, origin) {
  const context = await browser.newContext(devices['iPhone SE']);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordEvents);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.waitForTimeout(500);
    const before = await page.evaluate(state);
    await act(page);
    for (let tries = 0; (await page.evaluate(state)) === before; tries++) {
      if (tries > 100) throw new UserError(`${name}: nothing changed on the page.`);
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(1_000);
    const durations = /** @type {number[]} */ (await page.evaluate('window.durations'));
    if (durations.length === 0) throw new UserError(`${name}: the browser timed no event.`);
    return Math.max(...durations);
  } finally {
    await context.close();
  }
}

/**
 * Time until the next paint after a tap or a choice, on a slow phone.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {number} runs
 * @returns {Promise<string>} Markdown
 */
export async function measureInteraction(site, runs) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const rows = [];
  try {
    for (const interaction of INTERACTIONS) {
      const origin = await site.serve(interaction.size);
      /** @type {number[]} */
      const times = [];
      await step(interaction.name, async () => {
        while (times.length < runs) times.push(await measureOnce(browser, interaction, origin));
      });
      rows.push([interaction.name, Math.min(...times), median(times), Math.max(...times)]);
    }
  } finally {
    await browser.close();
  }
  return `Event Timing in Chromium as a phone, processor slowed down ${SLOWDOWN} times, ${runs} new pages each; the browser measures in steps of 8 ms. Goal: median below ${GOAL_MS} ms.

${table(['interaction', 'least ms', 'median ms', 'most ms'], rows)}`;
}
