import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake that the user can fix. Only its message is printed, without a stack trace. */
export class UserError extends Error {}

/**
 * Parses the command's options. Prints the usage for `--help`, and exits with 2 if an option is
 * wrong. From then on, an uncaught error is printed and exits with 1.
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

export async function step(name: string, work: () => unknown): Promise<void> {
  const started = performance.now();
  console.log(`· ${name} …`);
  const note = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${name}: ${typeof note === 'string' ? `${note}, ` : ''}${seconds} s`);
}

export const printError = (error: unknown) =>
  console.error(error instanceof UserError ? `\n${error.message}` : error);
