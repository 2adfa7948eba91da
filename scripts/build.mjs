#!/usr/bin/env node
/** The build, here and at the host: the native site script, then Next. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import nextEnv from '@next/env';
import { buildSiteScript } from './build-site-script.mjs';
import { checkBeforeBuild } from './check-before-build.mjs';
import { root } from './stack/root.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run build: bundles the site script and builds the site for production (into .next)');
  process.exit(0);
}

nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
if (!(await checkBeforeBuild())) process.exit(1);
await buildSiteScript();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const child = spawn(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
});
child.on('exit', (code) => process.exit(code ?? 1));
