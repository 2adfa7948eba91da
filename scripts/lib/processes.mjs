import { spawn } from 'node:child_process';
import { UserError } from './cli.mjs';
import { root } from './root.mjs';

/** @param {Record<string, string>} env */
const childEnv = (env) => ({ NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env });

const KEPT_OUTPUT = 20_000;

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {() => string} output the last 20,000 characters
 * @property {() => boolean} running
 * @property {() => Promise<void>} stop ends it and every process it has started
 */

/** Child processes of this run. Each has a process group of its own, so that its children end with it. */
export class Processes {
  /** @type {Set<RunningProcess>} */
  #running = new Set();
  #onUnexpectedExit;

  /** @param {(name: string, output: string) => void} onUnexpectedExit */
  constructor(onUnexpectedExit = () => {}) {
    this.#onUnexpectedExit = onUnexpectedExit;
  }

  /**
   * Starts a program that runs until it is stopped.
   *
   * @param {string} name for messages
   * @param {string[]} command program and arguments
   * @param {{ env?: Record<string, string>, cwd?: string, show?: boolean, graceMs?: number }} options `show` prints its
   *   output; `graceMs` is the time between SIGTERM and SIGKILL
   * @returns {RunningProcess}
   */
  start(name, command, { env = {}, cwd = root, show = false, graceMs = 5_000 } = {}) {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd,
      env: childEnv(env),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stopping = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-KEPT_OUTPUT);
        if (show) process.stdout.write(chunk);
      });
    }
    const running = () => child.exitCode === null && child.signalCode === null;
    const stop = async () => {
      stopping = true;
      if (running()) await end(child, graceMs);
    };
    const handle = { name, output: () => output, running, stop };
    this.#running.add(handle);
    child.on('exit', () => {
      this.#running.delete(handle);
      if (!stopping) this.#onUnexpectedExit(name, output);
    });
    return handle;
  }

  /** Stops every process and waits until all have exited. */
  async stopAll() {
    await Promise.all([...this.#running].map((handle) => handle.stop()));
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<void>}
 */
function end(child, graceMs) {
  return new Promise((resolve) => {
    const signal = (/** @type {NodeJS.Signals} */ name) => {
      try {
        process.kill(-Number(child.pid), name);
      } catch {
        child.kill(name);
      }
    };
    const force = setTimeout(() => signal('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signal('SIGTERM');
  });
}

/**
 * Waits until a URL responds with a status below 500.
 *
 * @param {string} url
 * @param {RunningProcess} server the process that serves it
 * @throws UserError when it exits or does not respond in time
 */
export async function waitFor(url, server, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (!server.running()) {
      throw new UserError(
        `${server.name} exited before it was ready:\n${server.output().trim().slice(-1500)}`,
      );
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.status < 500) return;
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new UserError(`${server.name} did not respond at ${url} within ${seconds} seconds.`);
}

/**
 * Runs a program and waits for its exit.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string>, cwd?: string, show?: boolean }} options `show` prints its output instead of
 *   returning it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, { env = {}, cwd = root, show = false } = {}) {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: childEnv(env),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
