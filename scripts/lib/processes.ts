import { execa, type Options } from 'execa';
import { UserError } from './cli';
import { root } from './root';

/**
 * Runs a program of Node and waits for its exit, whatever its code.
 *
 * @param args the file and its arguments
 */
export async function run(args: string[], { cwd = root, env }: Pick<Options, 'env' | 'cwd'> = {}) {
  const result = await execa(process.execPath, args, { cwd, env, stdin: 'ignore', all: true, reject: false });
  return { code: result.exitCode ?? 1, output: String(result.all ?? '') };
}

/** Programs that run until they are stopped. */
export class Processes {
  readonly #running = new Set<ReturnType<typeof this.start>>();

  /** @param onUnexpectedExit gets the name of a program that was not stopped, and what it wrote about its errors */
  constructor(private readonly onUnexpectedExit: (name: string, errors: string) => void) {}

  /**
   * @param name for messages
   * @param args the file that Node runs, and its arguments
   */
  start(name: string, args: string[], { env = {}, cwd = root, show = false } = {}) {
    const child = execa(process.execPath, args, {
      cwd,
      env,
      stdin: 'ignore',
      stdout: show ? 'inherit' : 'ignore',
      stderr: show ? 'inherit' : 'pipe',
      reject: false,
    });
    const program = {
      name,
      isRunning: () => child.exitCode === null && child.signalCode === null,
      stop: async () => {
        this.#running.delete(program);
        child.kill();
        await child;
      },
    };
    this.#running.add(program);
    void child.then(({ stderr = '' }) => {
      if (this.#running.delete(program)) this.onUnexpectedExit(name, stderr.trim().slice(-2000));
    });
    return program;
  }

  /** Stops every program and waits until all have exited. */
  async stopAll(): Promise<void> {
    await Promise.all([...this.#running].map((program) => program.stop()));
  }
}

/**
 * Waits until a URL responds with a status below 500.
 *
 * @param server the program that serves it
 * @throws UserError when it exits or does not respond in time
 */
export async function waitFor(
  url: string,
  server: Pick<ReturnType<Processes['start']>, 'name' | 'isRunning'>,
  seconds = 120,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (!server.isRunning()) throw new UserError(`${server.name} exited before it was ready.`);
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
