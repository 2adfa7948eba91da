import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { stackModule } from './database';

const root = path.resolve(__dirname, '../..');

export type Site = {
  url: string;
  output: () => string;
  /** Ends it; killed when it has not ended after four seconds. */
  stop: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
};

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Serves the test build once more with an environment of its own, e.g. another database.
 *
 * @param env variables that differ from the main site's
 */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const { freePort } = await stackModule('ports');
  const port: number = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    { cwd: root, env: { ...process.env, ...env } as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, name) => resolve(name ?? code));
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await answers(`${url}/site.js`)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`The site did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 4_000).unref();
    });
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return { url, output: () => output, stop, signal, ended };
}
