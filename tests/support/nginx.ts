import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { waitFor } from '../../scripts/lib/processes';

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** What a computer without Debian's configuration gets in its place. */
const MINIMAL = `events {}
http {
  include /etc/nginx/conf.d/*.conf;
}`;

/**
 * Starts nginx as docs/deploy.md says it, in a folder of its own: Debian's configuration, if there
 * is one, without the default site, and docs/nginx.conf in conf.d.
 *
 * @param upstream URL of the server behind it
 */
export async function startNginx(upstream: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  // Its workers have a user of their own.
  chmodSync(folder, 0o755);
  for (const name of ['conf.d', 'cache', 'log']) mkdirSync(path.join(folder, name));

  const port = await getPort();
  writeFileSync(path.join(folder, 'nginx.conf'), serverConfiguration(folder));
  writeFileSync(path.join(folder, 'conf.d/paths.conf'), temporaryPaths(folder));
  writeFileSync(path.join(folder, 'conf.d/site.conf'), siteConfiguration(folder, port, upstream));

  const config = path.join(folder, 'nginx.conf');
  const command = ['-e', 'stderr', '-c', config, '-g', 'daemon off;'];
  const server = execa('nginx', command, { reject: false });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/site.js`, 'nginx', server);
  return {
    url,
    stop: async () => {
      server.kill();
      await server;
    },
  };
}

/** Debian's nginx.conf with the folders of the test. */
function serverConfiguration(folder: string): string {
  const installed = '/etc/nginx/nginx.conf';
  const text = existsSync(installed) ? readFileSync(installed, 'utf8') : MINIMAL;
  return text
    .replace('/etc/nginx/conf.d/', `${folder}/conf.d/`)
    .replace(/include \/etc\/nginx\/sites-enabled\/.*/, '')
    .replaceAll('/var/log/nginx/', `${folder}/log/`)
    .replace('/run/nginx.pid', `${folder}/nginx.pid`);
}

function temporaryPaths(folder: string): string {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return names.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
}

/** docs/nginx.conf with the ports of the test. Its cache folder isn't there yet. */
function siteConfiguration(folder: string, port: number, upstream: string): string {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  return readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll('/var/cache/', `${folder}/cache/`)
    .replace('listen 80 ', `listen 127.0.0.1:${port} `)
    .replace(
      'listen [::]:80 default_server;',
      hasIpv6 ? `listen [::1]:${port} default_server;` : '',
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${new URL(upstream).port}`);
}
