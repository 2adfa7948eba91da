import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { waitFor } from './processes.mjs';
import { root } from './root.mjs';

/** @returns {boolean} whether nginx can be started on this computer */
export const nginxInstalled = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Starts nginx with docs/nginx.conf in front of a running `next start`.
 *
 * @param {import('./processes.mjs').Processes} processes stops it
 * @param {string} nextUrl origin of `next start`
 * @returns {Promise<string>} origin of nginx
 */
export async function startNginx(processes, nextUrl) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const site = readFileSync(path.join(root, 'docs/nginx.conf'), 'utf8')
    .replaceAll('/var/cache/nginx/site', `${folder}/cache`)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${new URL(nextUrl).port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${temporary.join(' ')}
${site}}`,
  );
  const nginx = processes.start('nginx', ['nginx', '-e', 'stderr', '-c', config]);
  await waitFor(`http://127.0.0.1:${port}/site.js`, nginx);
  return `http://127.0.0.1:${port}`;
}
