import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { run, waitFor } from './processes.mjs';
import { Complaint } from './say.mjs';

/** @returns {boolean} whether an nginx can be started here; nothing installs one */
export const nginxIsHere = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Writes a build's self-hosted site, as `npm run self-host` does, and serves it with an nginx of its own.
 *
 * @param {import('./processes.mjs').Processes} processes which ends it
 * @param {{ folder: string, port: number, nextUrl: string, env?: Record<string, string> }} options `nextUrl` is the
 *   `next start` of the same build; `env` names that build (NEXT_DIST_DIR)
 * @returns {Promise<string>} its address
 */
export async function startNginx(processes, { folder, port, nextUrl, env = {} }) {
  const options = ['--folder', folder, '--listen', String(port), '--next', new URL(nextUrl).port];
  const { code, output } = await run([process.execPath, 'scripts/self-host.mjs', ...options], { env });
  if (code !== 0) throw new Complaint(`The site could not be written for nginx:\n${output}`);
  const config = path.resolve(folder, 'nginx.conf');
  const nginx = processes.start('nginx', ['nginx', '-e', 'stderr', '-c', config]);
  await waitFor(`http://127.0.0.1:${port}/site.js`, nginx);
  return `http://127.0.0.1:${port}`;
}
