import { performance } from 'node:perf_hooks';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake that the user can fix: printed as its message alone, without a stack trace. */
export class UserError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the command line. `--help` prints the usage and exits with 0; an unknown option, a bad value or an unexpected
 * argument prints the mistake and the usage and exits with 2. An error that nothing catches is printed and exits with 1.
 *
 * @param command `options` as node:util's parseArgs takes them
 */
export function parseOptions<T extends Options>({
  usage,
  options,
  allowPositionals = false,
}: {
  usage: string;
  options?: T;
  allowPositionals?: boolean;
}) {
  process.on('uncaughtException', (error) => {
    printError(error);
    process.exit(1);
  });
  try {
    const parsed = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals,
    });
    if (parsed.values.help) {
      console.log(usage);
      process.exit(0);
    }
    const values = parsed.values as ReturnType<typeof parseArgs<{ options: T }>>['values'];
    return { values, positionals: parsed.positionals };
  } catch (error) {
    // Node appends a hint about arguments that start with a hyphen; no command here takes such arguments.
    const [message = ''] = (error as Error).message.split('. To specify');
    return exitWithUsage(message.replace(/\.?$/, '.'), usage);
  }
}

/**
 * Reports a mistake on the command line and exits with 2.
 *
 * @param usage what the command accepts
 */
export function exitWithUsage(message: string, usage: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/**
 * Runs one step and prints its name and duration.
 *
 * @param work a string it returns is printed as a note
 */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  console.log(`· ${name} …`);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const note = typeof result === 'string' ? `${result}, ` : '';
  console.log(`  ${name}: ${note}${seconds} s`);
  return result;
}

/** Prints a UserError as its message and any other error with its stack trace. */
export function printError(error: unknown): void {
  const text = error instanceof Error && !(error instanceof UserError) ? error.stack : null;
  console.error(`\n${text ?? (error instanceof Error ? error.message : error)}`);
}
