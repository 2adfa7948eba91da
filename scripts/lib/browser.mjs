import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UserError } from './cli.mjs';
import { run } from './processes.mjs';

/** They turn off the browser's background activity. @type {string[]} */
export const browserFlags = createRequire(import.meta.url)('./browser-flags.json');

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Browser engines besides Chromium in which the journey of a visitor is tested. */
const OTHER_ENGINES = /** @type {const} */ (['firefox', 'webkit']);

/** @returns {Promise<{ installed: string[], missing: string[] }>} those engines, as Playwright installs them */
export async function otherEngines() {
  const playwright = await import('playwright');
  /** @param {typeof OTHER_ENGINES[number]} name */
  const isInstalled = (name) => existsSync(playwright[name].executablePath());
  return {
    installed: OTHER_ENGINES.filter(isInstalled),
    missing: OTHER_ENGINES.filter((name) => !isInstalled(name)),
  };
}

/**
 * Finds a Chromium: CHROMIUM_PATH, an installed one, Playwright's download, Debian's package.
 *
 * @returns {Promise<string>} path of the program
 * @throws UserError when none is found or can be installed
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new UserError(`CHROMIUM_PATH is "${chosen}", but there is no such file: correct or unset it.`);
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  await run([process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium']);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run(['apt-get', 'update', '-qq']);
    await run(['apt-get', 'install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new UserError(
    'Chromium or Chrome is needed, and none was found or could be installed: install one, or set CHROMIUM_PATH to its path.',
  );
}
