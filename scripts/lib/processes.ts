import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { UserError } from './cli';

export async function run(
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
) {
  const result = await execa(process.execPath, args, {
    ...options,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  return { code: result.exitCode ?? 1, output: result.all };
}

const stopping = new AbortController();
const ended: Promise<void>[] = [];

export const isStopping = () => stopping.signal.aborted;

/** Stops everything that `startProgram` has started, and exits once all of it has ended. */
export async function stopAll(code: number): Promise<void> {
  stopping.abort();
  await Promise.all(ended);
  process.exit(code);
}

type ServerProgram = {
  name: string;
  /** The program is ready when this URL responds. */
  url: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  show?: boolean;
};

/**
 * Starts a program and waits until its URL responds. If it ends by itself, all programs stop.
 *
 * @throws UserError if it isn't ready within ten minutes, which are enough on a busy machine, too
 */
export async function startProgram(program: ServerProgram): Promise<void> {
  const { name, url, args, env, cwd, show = false } = program;
  const child = execa(process.execPath, args, {
    env,
    cwd,
    stdin: 'ignore',
    stdout: show ? 'inherit' : 'ignore',
    stderr: show ? 'inherit' : 'pipe',
    reject: false,
    cancelSignal: stopping.signal,
  });
  const end = child.then(({ stderr = '' }) => {
    if (isStopping()) return;
    console.error(`\n${name} exited unexpectedly. ${stderr.trim().slice(-2000)}`);
    void stopAll(1);
  });
  ended.push(end);

  const deadline = Date.now() + 600_000;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (await responds(url)) return;
    await setTimeout(150);
  }
  throw new UserError(`${name} did not respond at ${url}.`);
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
