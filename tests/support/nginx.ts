import path from 'node:path';
import { stackModule } from './database';

export type Nginx = { url: string; stop: () => Promise<void> };

/** @returns whether an nginx can be started here; no test needs one to be installed */
export async function nginxIsHere(): Promise<boolean> {
  return (await stackModule('nginx')).nginxIsHere();
}

/**
 * The build under test as it is self-hosted: nginx in front of a `next start`.
 *
 * @param nextUrl the `next start` of the same build, on this computer
 * @param name of the folder, below `.self-host-test`
 */
export async function startNginx(nextUrl: string, name: string): Promise<Nginx> {
  const [nginx, { Processes }, { freePort }] = await Promise.all(
    ['nginx', 'processes', 'ports'].map(stackModule),
  );
  const processes = new Processes();
  const folder = path.resolve(__dirname, '../../.self-host-test', name);
  const url: string = await nginx.startNginx(processes, { folder, port: await freePort(), nextUrl });
  return { url, stop: () => processes.stopAll() };
}
