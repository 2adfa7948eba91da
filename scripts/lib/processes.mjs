import { spawn } from 'node:child_process';
import { UserError } from './cli.mjs';
import { root } from './root.mjs';

const GRACE_MS = 5_000;
const KEPT_OUTPUT = 20_000;

/** Child processes of this run: each in a group of its own, all ended together. */
export class Processes {
  #children = new Map();
  #stopping = false;
  #onUnexpectedEnd;

  /** @param {(name: string, output: string) => void} onUnexpectedEnd */
  constructor(onUnexpectedEnd = () => {}) {
    this.#onUnexpectedEnd = onUnexpectedEnd;
  }

  /**
   * Starts a program that is meant to run until the end.
   * @param {string} name what people call it
   * @param {string[]} command program and arguments
   * @param {{ env?: Record<string,string>, cwd?: string, show?: boolean }} options `show` passes its output on
   */
  start(name, [program, ...args], { env = {}, cwd = root, show = false } = {}) {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const entry = { child, output: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        entry.output = (entry.output + chunk).slice(-KEPT_OUTPUT);
        if (show) process.stdout.write(chunk);
      });
    }
    this.#children.set(name, entry);
    child.on('exit', () => {
      this.#children.delete(name);
      if (!this.#stopping) this.#onUnexpectedEnd(name, entry.output);
    });
    return {
      name,
      pid: child.pid,
      output: () => entry.output,
      running: () => child.exitCode === null && child.signalCode === null,
    };
  }

  /** Ends every child and what it has started; waits until they are gone. */
  async stopAll() {
    this.#stopping = true;
    await Promise.all([...this.#children.values()].map(({ child }) => end(child)));
  }
}

function end(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const signal = (name) => {
      try {
        process.kill(-child.pid, name);
      } catch {
        child.kill(name);
      }
    };
    const force = setTimeout(() => signal('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signal('SIGTERM');
  });
}

/** Waits until an address answers (any status below 500). @throws UserError when it does not in time */
export async function waitFor(url, process_, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (!process_.running()) {
      throw new UserError(
        `${process_.name} ended before it was ready:\n${process_.output().trim().slice(-1500)}`,
      );
    }
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await answer.arrayBuffer();
      if (answer.status < 500) return;
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new UserError(`${process_.name} did not answer at ${url} within ${seconds} seconds.`);
}

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program, ...args], { env = {}, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: false,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
