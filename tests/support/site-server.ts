import { execa } from 'execa';
import getPort from 'get-port';
import { nextCommand } from '../../scripts/lib/site-build';
import { testEnv, testServices } from '../../scripts/lib/site-under-test';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Serves the test build a second time with other variables, for example another database.
 *
 * @param env variables that differ from the main site's
 */
export async function startSite(env: Record<string, string>) {
  const port = await getPort();
  let output = '';
  const server = execa(process.execPath, nextCommand('start', port), {
    env: {
      ...testEnv,
      ...testServices,
      NODE_ENV: 'production',
      ...env,
    },
    all: true,
    reject: false,
    forceKillAfterDelay: 20_000,
  });
  // Waits for its log, because a request to a server that isn't ready may never be answered.
  await new Promise<void>((resolve, reject) => {
    server.all.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ready in')) resolve();
    });
    void server.then(() => reject(new Error(`The site exited before it was ready.\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    signal: (name: NodeJS.Signals) => void server.kill(name),
    /** Resolves to the exit code, or to the signal that ended it. */
    exited: server.then(({ exitCode, signal }) => exitCode ?? signal),
    stop: async () => {
      server.kill();
      await server;
    },
  };
}
