import { defineConfig, type Project } from '@playwright/test';
import flags from './scripts/lib/browser-flags.json';

/** Besides Chromium, the engines of Playwright that are installed run the journey of a visitor. */
const otherEngines = ['firefox', 'webkit'] as const;
const installed = process.env.OTHER_ENGINES?.split(' ') ?? [];

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
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: process.env.BROWSER_PATH, args: flags },
      },
    },
    ...otherEngines
      .filter((name) => installed.includes(name))
      .map((name): Project => ({ name, testMatch: 'journey.spec.ts', use: { browserName: name } })),
  ],
});
