import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteUnderTestUrl, testEnv } from '../../scripts/lib/site-under-test';
import { launchOptions } from '../support/launch-options';

const reports = path.resolve('.reports/pictures');
const WIDTHS = [375, 768, 1440, 1920];

/** For `npm run pictures`. PICTURES_OF is the folder of the site that is built and served. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Every pixel counts: nothing is judged here.
  expect: { toMatchSnapshot: { threshold: 0 } },
  snapshotPathTemplate: `${reports}/{projectName}/{arg}{ext}`,
  outputDir: `${reports}/results`,
  reporter: [['line'], ['html', { outputFolder: `${reports}/report`, open: 'never' }]],
  use: {
    baseURL: siteUnderTestUrl,
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npm run local',
    cwd: path.resolve(process.env.PICTURES_OF ?? '.'),
    env: testEnv,
    url: siteUnderTestUrl,
    // A worktree installs its packages first.
    timeout: 1_800_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  projects: WIDTHS.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: 900 } },
  })),
});
