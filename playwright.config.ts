import { defineConfig } from '@playwright/test';
import flags from './scripts/lib/browser-flags.json';

/** Run by `npm test` (scripts/test.mjs), which starts the site, its database and the sandbox form. */
export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  outputDir: '.reports/playwright',
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: flags,
    },
  },
});
