#!/usr/bin/env node
/**
 * Runs `scripts/<name>.ts` after installing the packages. This file imports only Node's own
 * modules, because a fresh clone has no packages.
 */
import { execSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Whether node_modules has the packages of package.json in their versions. */
function packagesAreInstalled() {
  try {
    execSync('npm ls --include=dev', { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const [oldest = ''] =
  /\d+\.\d+/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node) ?? [];
if (oldest.localeCompare(process.versions.node, 'en', { numeric: true }) > 0)
  stop(
    `Node.js ${oldest} or newer is required, and this is ${process.version}: install it from nodejs.org.`,
  );

if (!packagesAreInstalled()) {
  console.log('· Packages …');
  try {
    execSync('npm ci --no-audit --no-fund --include=dev', {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    stop('The packages could not be installed: check the network, and see what "npm ci" says.');
  }
}

// With this condition, scripts can import modules of the server, which import `server-only`.
const node = ['--conditions=react-server', '--import', 'tsx', `scripts/${name}.ts`, ...args];
const env = { NEXT_TELEMETRY_DISABLED: '1', ...process.env };
const child = spawn(process.execPath, node, { stdio: 'inherit', env });
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
