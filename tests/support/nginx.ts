import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { waitFor } from '../../scripts/lib/processes';

/** Whether nginx can be started on this computer. */
export const nginxIsInstalled = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Starts nginx with docs/nginx.conf in front of a running `next start`.
 *
 * @param nextUrl origin of `next start`
 */
export async function startNginx(nextUrl: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await getPort();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const site = readFileSync('docs/nginx.conf', 'utf8')
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
  const nginx = execa('nginx', ['-e', 'stderr', '-c', config], { reject: false });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/site.js`, { name: 'nginx', isRunning: () => nginx.exitCode === null });
  const stop = () => {
    nginx.kill();
    return nginx;
  };
  return { url, stop };
}
