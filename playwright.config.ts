import { existsSync } from 'node:fs';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { launchOptions } from './scripts/test-site/launch-options';
import { testEnv, testSiteUrl } from './scripts/test-site/test-site';

/**
 * Whether this is the copy of the site that `npm run test:all` makes with another business's
 * content.
 */
const isFixtureSite = Boolean(process.env.REPLACED_CONTENT);
const ONLY_FIXTURE_SITE = 'photos.spec.ts';
const ONLY_DEVELOPMENT = 'dev-server.spec.ts';

const chromium: Project = {
  name: 'chromium',
  testIgnore: [ONLY_FIXTURE_SITE, ONLY_DEVELOPMENT],
  use: { launchOptions },
};
const development: Project = { name: 'development', testMatch: ONLY_DEVELOPMENT };
/** What differs: texts (crawl), a long name (layout), a promotion, photos, next year's table. */
const fixtureSite: Project = {
  name: 'fixture site',
  testMatch: [
    'crawl.spec.ts',
    'database.spec.ts',
    'layout.spec.ts',
    'promotion.spec.ts',
    ONLY_FIXTURE_SITE,
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
    baseURL: testSiteUrl,
    // A trace of every test costs a third of the time; `--trace on` records it.
    screenshot: 'only-on-failure',
  },
  // A new database and a new build. A site that is running already is used as it is.
  webServer: {
    command: 'node scripts/run.mjs db-reset && node scripts/run.mjs local',
    env: testEnv,
    url: testSiteUrl,
    reuseExistingServer: !process.env.CI,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  projects: isFixtureSite ? [fixtureSite] : [chromium, development, ...otherEngines],
});
