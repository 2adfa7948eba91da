import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

/** The site at the far end of the link. */
export const SITE_ON_LINK = 'https://10.77.0.1:8443';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** @returns what is missing to measure over a slow link on this machine, or `null` */
export function missingForLink(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'root on Linux';
  const programs = ['nginx', 'ip', 'openssl', 'python3'].filter(
    (name) => spawnSync('which', [name]).status !== 0,
  );
  if (programs.length > 0) return programs.join(', ');
  return existsSync(BROTLI) ? null : 'libnginx-mod-http-brotli-filter';
}

/** nginx as hosts have it in front of a site: TLS 1.3, HTTP/2, brotli. */
const nginxConfig = (folder: string, port: number) => `load_module ${BROTLI};
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  access_log off; ssl_protocols TLSv1.3; ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
  brotli on; brotli_comp_level 6; brotli_types text/css text/javascript application/javascript application/json image/svg+xml;
  server {
    listen 10.77.0.1:8443 ssl http2;
    location / {
      proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1;
      proxy_set_header Host localhost:${port}; proxy_set_header Accept-Encoding "";
    }
  }
}`;

/**
 * Runs a command of scripts/run.mjs at the far end of a slow link (link.py) to the site of `port`.
 *
 * @throws ExecaError when it fails
 */
export async function runOnLink(port: number, ...command: string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slow-link-'));
  const certificate = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=10.77.0.1 -keyout ${folder}/key.pem -out ${folder}/cert.pem`;
  spawnSync('openssl', certificate.split(' '));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, port));
  const link = execa('python3', ['scripts/slow-link/link.py'], {
    reject: false,
    stderr: 'inherit',
  });
  let nginx: { kill(): boolean } | undefined;
  try {
    await Promise.race([new Promise((resolve) => link.stdout.once('data', resolve)), link]);
    nginx = execa('nginx', ['-c', `${folder}/nginx.conf`], { reject: false, stderr: 'inherit' });
    await execa(
      'ip',
      ['netns', 'exec', 'visitor', process.execPath, 'scripts/run.mjs', ...command],
      {
        stdio: 'inherit',
      },
    );
  } finally {
    nginx?.kill();
    link.kill();
    await link;
    rmSync(folder, { recursive: true, force: true });
  }
}
