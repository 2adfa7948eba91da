/** Takes screenshots of every template and state, before and after a change, to compare by eye. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { execa } from 'execa';
import sharp from 'sharp';
import { guideList } from '@/lib/guides/guide';
import { applyHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';
import { exitWithUsage, parseOptions, step, UserError } from './lib/cli';
import { launchOptions } from './site-under-test/launch-options';
import { brandPageWithModels, pageStates, pageTemplates } from './site-under-test/page-templates';
import { siteUnderTestUrl, testEnv } from './site-under-test/site-under-test';

const usage = `npm run pictures                        of every template and state at four widths
npm run pictures -- --before main       beside those of a commit, what has changed first

Writes .reports/pictures/index.html. It judges nothing.`;
const { before } = parseOptions(usage, { options: { before: { type: 'string' } } }).values;

const WIDTHS = [375, 768, 1440, 1920];
const FOLDER = path.resolve('.reports/pictures');
/** Inside the repository, so that its packages are found. */
const COPY = path.resolve('.local-test/before');
/** During office hours, so that the opening status is the same in every run. */
const NOON = new Date('2031-08-11T12:00:00-04:00');

type State = {
  name: string;
  path: string;
  widths?: readonly number[];
  reach?: (page: Page) => Promise<unknown>;
};

const guides = guideList();
const pages = [...pageTemplates, ...guides.map(({ slug }) => routes.guide(slug)), ...pageStates];
const states: State[] = [
  ...pages.map((page) => ({ name: page, path: page })),
  {
    name: 'menu',
    path: routes.faq,
    widths: [375, 768],
    reach: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'answer', path: routes.faq, reach: (page) => page.locator('summary').first().click() },
  {
    name: 'dialog',
    path: brandPageWithModels,
    reach: async (page) => {
      await page.locator('a[aria-haspopup=dialog]').first().click();
      await page.frameLocator('[role=dialog] iframe').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'message of the quote form',
    path: routes.apply,
    reach: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    name: 'confirmation',
    path: applyHref({ make: 'Toyota', model: 'Camry' }),
    reach: async (page) => {
      const form = page.frameLocator('iframe').locator('form');
      await form.evaluate((it: HTMLFormElement) => it.submit());
      await page.locator('iframe').waitFor({ state: 'detached' });
    },
  },
];

/**
 * Builds the site in a folder and serves it at `siteUnderTestUrl`.
 *
 * @returns a function that stops it, once it's ready
 */
async function serve(folder: string): Promise<() => Promise<unknown>> {
  const options = { cwd: folder, env: testEnv, all: true, reject: false } as const;
  const server = execa(process.execPath, ['scripts/run.mjs', 'local'], options);
  await new Promise<void>((ready, failed) => {
    server.all.on('data', (text) => String(text).includes('Ready: http') && ready());
    server.then(({ all }) => failed(new UserError(`The site ended: ${all.slice(-2000)}`)), failed);
  });
  return () => {
    server.kill('SIGINT');
    return server;
  };
}

const fileOf = (kind: string, { name }: State, width: number) =>
  path.join(FOLDER, kind, `${name.replace(/\W+/g, '-')}-${width}.png`);

/** Skips a state that the site doesn't have. */
async function takePicture(page: Page, state: State, file: string): Promise<void> {
  try {
    await page.goto(state.path, { waitUntil: 'networkidle' });
    await state.reach?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  } catch (error) {
    console.error(`  No picture of ${state.name}: ${String(error).split('\n')[0]}`);
  }
}

async function takePictures(browser: Browser, kind: string, width: number): Promise<void> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    baseURL: siteUnderTestUrl,
    viewport,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  for (const state of states.filter(({ widths = WIDTHS }) => widths.includes(width)))
    await takePicture(page, state, fileOf(kind, state, width));
  await context.close();
}

async function picturesOf(kind: string, folder: string): Promise<void> {
  const stop = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  await Promise.all(WIDTHS.map((width) => takePictures(browser, kind, width)));
  await browser.close();
  await stop();
}

/** Extracts a commit into a folder. It uses our packages if its lockfile is the same. */
async function checkOut(commit: string): Promise<void> {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  // Not a worktree: its .git would keep Next from looking for packages in the folders above.
  const archive = path.join(COPY, 'commit.tar');
  const { failed, all } = await execa('git', ['archive', '-o', archive, commit], {
    all: true,
    reject: false,
  });
  if (failed) exitWithUsage(all, usage);
  await execa('tar', ['-xf', 'commit.tar'], { cwd: COPY });
  const lockfile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lockfile('.') === lockfile(COPY))
    symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'), 'junction');
}

/** The share of bytes that differ, from 0 to 1; 1 if the sizes differ or one picture is missing. */
async function difference([one = '', other = '']: string[]): Promise<number> {
  const raw = (file: string) => (existsSync(file) ? sharp(file).raw().toBuffer() : null);
  const [left, right] = [await raw(one), await raw(other)];
  if (!left || left.length !== right?.length) return left === right ? 0 : 1;
  return left.filter((byte, at) => byte !== right[at]).length / left.length;
}

async function writePage(): Promise<void> {
  const kinds = before ? ['before', 'after'] : ['after'];
  const pictures: { share: number; html: string }[] = [];
  for (const state of states)
    for (const width of state.widths ?? WIDTHS) {
      const files = kinds.map((kind) => fileOf(kind, state, width));
      const share = before ? await difference(files) : 0;
      const images = files.map(
        (file) => `<img loading="lazy" src="${path.relative(FOLDER, file)}">`,
      );
      const title = `${(share * 100).toFixed(2)}% ${state.name}, ${width} px`;
      pictures.push({ share, html: `<h2>${title}</h2>${images.join('')}` });
    }
  const html = pictures.toSorted((a, b) => b.share - a.share).map((picture) => picture.html);
  const style = 'img { width: 49%; vertical-align: top; outline: 1px solid }';
  writeFileSync(path.join(FOLDER, 'index.html'), `<style>${style}</style>${html.join('\n')}`);
  console.log(path.join(FOLDER, 'index.html'));
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
if (before) {
  await checkOut(before);
  await step(`Before, ${before}`, () => picturesOf('before', COPY));
}
await step('After', () => picturesOf('after', path.resolve('.')));
await writePage();
