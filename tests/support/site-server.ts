import { spawn } from 'node:child_process';
import getPort from 'get-port';
import { root } from '../../scripts/lib/root';
import { nextCommand } from '../../scripts/lib/site-build';
import { serverEnv } from './services';

export type Site = {
  url: string;
  output: () => string;
  /** Sends SIGTERM, and SIGKILL if it is still running after four seconds. */
  stop: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves to the exit code, or to the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>;
};

async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Serves the test build once more with other variables, e.g. another database.
 *
 * @param env variables that differ from the main site's
 */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const port = await getPort();
  const child = spawn(process.execPath, nextCommand('start', port), {
    cwd: root,
    env: { ...process.env, ...serverEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, name) => resolve(name ?? code));
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await responds(`${url}/site.js`)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`The site did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  const stop = async () => {
    signal('SIGTERM');
    const kill = setTimeout(() => signal('SIGKILL'), 4_000);
    await exited;
    clearTimeout(kill);
  };
  return { url, output: () => output, stop, signal, exited };
}
