import { existsSync } from 'node:fs';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { siteUnderTestUrl, testEnv } from './scripts/lib/site-under-test';
import { launchOptions } from './tests/support/launch-options';

/** Whether this is the copy that tests/second-business/make-copy.ts has made. */
const isSecondBusiness = Boolean(process.env.FIRST_CONTENT);
const ONLY_SECOND_BUSINESS = 'photos.spec.ts';
/** Slow ones: the same check on every page, what waits, restarts, and the development server. */
const ONLY_ALL = [
  'accessibility.spec.ts',
  'budgets.spec.ts',
  'carousel.spec.ts',
  'dev-server.spec.ts',
  'every-guide.spec.ts',
  'first-visit.spec.ts',
  'outages.spec.ts',
  'translated.spec.ts',
];

/** `npm test` runs these, `npm run test:all` all projects. */
const chromium: Project = {
  name: 'chromium',
  testIgnore: [ONLY_SECOND_BUSINESS, ...ONLY_ALL],
  use: { launchOptions },
};
const slow: Project = { name: 'slow', testMatch: ONLY_ALL, use: { launchOptions } };
/** What differs: texts (crawl), a long name (layout), a promotion, photos, next year's table. */
const secondBusiness: Project = {
  name: 'second business',
  testMatch: [
    'crawl.spec.ts',
    'database.spec.ts',
    'layout.spec.ts',
    'promotion.spec.ts',
    ONLY_SECOND_BUSINESS,
  ],
  use: { launchOptions },
};
/** Those of Playwright's other browsers that are installed run the journey of a visitor. */
const otherEngines = [firefox, webkit]
  .filter((browser) => existsSync(browser.executablePath()))
  .map((browser): Project => {
    const browserName = browser === firefox ? 'firefox' : 'webkit';
    return { name: browserName, testMatch: 'journey.spec.ts', use: { browserName } };
  });

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/support/prepare-site.ts',
  fullyParallel: true,
  // On two cores: tests wait about as much as they compute.
  workers: 3,
  // Long enough that only what hangs fails, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  outputDir: '.reports/playwright',
  use: {
    baseURL: siteUnderTestUrl,
    // A trace of every test costs a third of the time; `--trace on` records it.
    screenshot: 'only-on-failure',
  },
  // A new database and a new build. A site that is running already is used as it is.
  webServer: {
    command: 'npm run local',
    env: testEnv,
    url: siteUnderTestUrl,
    reuseExistingServer: !process.env.CI,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  projects: isSecondBusiness ? [secondBusiness] : [chromium, slow, ...otherEngines],
});
