#!/usr/bin/env node
/** The build, here and at the host: the native site script, then Next, then what finishes its output, then sitemap.xml and robots.txt. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import nextEnv from '@next/env';
import { checkBeforeBuild } from './build/preflight.mjs';
import { buildSiteScript } from './build/site-script.mjs';
import { writeSitemap } from './build/sitemap.mjs';
import { parseOptions } from './lib/cli.mjs';
import { root } from './lib/root.mjs';

parseOptions({
  usage: `npm run build

Bundles the site script, builds the site for production (into .next) and writes sitemap.xml and robots.txt.`,
});

/** Runs a program to its end; ends this one when it fails. */
function must(command, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
if (!(await checkBeforeBuild())) process.exit(1);

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const script = (name) => path.join(root, 'scripts', name);
await buildSiteScript();
const host = process.env.NEXT_ADAPTER_PATH;
if (host) {
  await must([next, 'build'], { NEXT_ADAPTER_PATH: script('build/adapter.mjs'), SITE_HOST_ADAPTER: host });
} else {
  await must([next, 'build']);
  await must([script('build/postbuild.mjs')]);
  await writeSitemap();
}
