import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake that the user can fix: printed as its message alone, without a stack trace. */
export class UserError extends Error {}

/**
 * Prints the usage for `--help`, and exits with 2 after a mistake. An error that nothing catches is
 * printed and exits with 1.
 */
export function parseOptions<T extends ParseArgsConfig>(usage: string, config?: T) {
  process.on('uncaughtException', (error) => {
    printError(error);
    process.exit(1);
  });
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs<T>(config);
  } catch (error) {
    return exitWithUsage((error as Error).message, usage);
  }
}

export function exitWithUsage(message: string, usage: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** Runs one step and prints its name and duration, with a string that `work` returns as a note. */
export async function step(name: string, work: () => unknown): Promise<void> {
  const started = performance.now();
  console.log(`· ${name} …`);
  const note = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${name}: ${typeof note === 'string' ? `${note}, ` : ''}${seconds} s`);
}

export const printError = (error: unknown) =>
  console.error(error instanceof UserError ? `\n${error.message}` : error);
