import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

/** Installs the packages when node_modules is missing or older than the lockfile. @returns what was done */
export async function installDependencies() {
  const lockfile = path.join(root, 'package-lock.json');
  // npm writes this file last, so its date is that of a completed installation.
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return 'up to date';
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : ['npm'];
  const { code, output } = await run([...command, 'ci', '--no-audit', '--no-fund', '--include=dev'], {
    env: { NODE_ENV: 'development' },
  });
  if (code !== 0) {
    throw new UserError(
      `The packages could not be installed: check the network connection and run "npm ci" to see why.\n${output.trim().slice(-1500)}`,
    );
  }
  return 'installed';
}
