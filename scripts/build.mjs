#!/usr/bin/env node
/** The build, here and at the host: the native site script, then Next, then sitemap.xml and robots.txt. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { buildSiteScript } from './build-site-script.mjs';
import { writeSitemap } from './build-sitemap.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run build: bundles the site script, builds the site for production (into .next) and writes sitemap and robots.txt',
  );
  process.exit(0);
}

await buildSiteScript();
const require = createRequire(import.meta.url);

/** Runs a package's program; ends the build with its status when it fails. */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [require.resolve(program), ...args], {
      stdio: 'inherit',
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

await run('next/dist/bin/next', ['build']);
await writeSitemap();
