#!/usr/bin/env node
/** The build, on a developer's machine and at the host. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { FAILURE } from '../lib/static-pages/adapter.mjs';
import { finishBuild } from '../lib/static-pages/finish-build.mjs';
import { withPlainFallback } from '../lib/static-pages/plain-fallback.mjs';
import { checkBeforeBuild } from './build/preflight.mjs';
import { buildSiteScript } from './build/site-script.mjs';
import { writeSitemap } from './build/sitemap.mjs';
import { parseOptions, printError, UserError } from './lib/cli.mjs';
import { readEnvFiles } from './lib/env-files.mjs';
import { root } from './lib/root.mjs';

parseOptions({
  usage: `npm run build

Bundles the site script, writes the paper credit application, builds the site for production (into .next), takes Next's
client out of static pages and writes sitemap.xml and robots.txt. Variables: .env.example; PLAIN_BUILD and STRICT_BUILD: docs/upgrading-next.md.`,
});

await readEnvFiles();
const folder = process.env.NEXT_DIST_DIR ?? '.next';
const hostAdapter = process.env.NEXT_ADAPTER_PATH;

/**
 * Runs `next build`; exits when it fails. next.config.mjs reads PLAIN_BUILD.
 *
 * @param {{ plain: boolean }} options whether pages stay as Next writes them
 */
function nextBuild({ plain }) {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const adapter = hostAdapter && {
    NEXT_ADAPTER_PATH: path.join(root, 'lib/static-pages/adapter.mjs'),
    HOST_ADAPTER_PATH: hostAdapter,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [next, 'build'], {
      stdio: 'inherit',
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...adapter, PLAIN_BUILD: plain ? '1' : '0' },
    });
    child.on('exit', (code) => (code === 0 ? resolve(undefined) : process.exit(code ?? 1)));
  });
}

/** @throws Error when the step after `next build` does not understand its output */
async function finished() {
  await nextBuild({ plain: false });
  if (!hostAdapter) return finishBuild(folder);
  const failure = path.join(root, folder, FAILURE);
  if (existsSync(failure)) throw new UserError(readFileSync(failure, 'utf8'));
}

const plain = () => nextBuild({ plain: true });

try {
  if (!(await checkBeforeBuild())) process.exit(1);
  await buildSiteScript();
  const { writePaperForm } = await tsImport('./build/paper-form.ts', import.meta.url);
  await writePaperForm();
  if (process.env.PLAIN_BUILD === '1') {
    console.warn('\nWARNING: PLAIN_BUILD is 1: pages stay as Next writes them (docs/upgrading-next.md).\n');
    await plain();
  } else {
    await withPlainFallback({ finished, plain, strict: process.env.STRICT_BUILD === '1' });
  }
  // With an adapter this is done while Next builds, before the host takes the files of public/.
  if (!hostAdapter) await writeSitemap(folder);
} catch (error) {
  printError(error);
  process.exit(1);
}
