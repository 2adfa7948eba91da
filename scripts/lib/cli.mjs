import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

/** A mistake that the user can fix: printed as its message alone, without a stack trace. */
export class UserError extends Error {}

/**
 * Parses the command line. `--help` prints the usage and exits with 0; an unknown option, a bad value or an unexpected
 * argument prints the mistake and the usage and exits with 2.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {{ usage: string, options?: T, allowPositionals?: boolean }} command `options` as node:util's parseArgs takes them
 */
export function parseOptions({ usage, options, allowPositionals = false }) {
  try {
    const parsed = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals,
    });
    if (parsed.values.help) {
      console.log(usage);
      process.exit(0);
    }
    const values = /** @type {ReturnType<typeof parseArgs<{ options: T }>>['values']} */ (parsed.values);
    return { values, positionals: parsed.positionals };
  } catch (error) {
    // Node appends a hint about arguments that start with a hyphen; no command here takes such arguments.
    const [message = ''] = /** @type {Error} */ (error).message.split('. To specify');
    return exitWithUsage(message.replace(/\.?$/, '.'), usage);
  }
}

/**
 * Reports a mistake on the command line and exits with 2.
 *
 * @param {string} message
 * @param {string} usage what the command accepts
 * @returns {never}
 */
export function exitWithUsage(message, usage) {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/**
 * Runs one step and prints its name and duration.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work a string it returns is printed as a note
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  process.stdout.write(process.stdout.isTTY ? `· ${name} … ` : `· ${name} …\n`);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const note = typeof result === 'string' ? `${result}, ` : '';
  process.stdout.write(process.stdout.isTTY ? `${note}${seconds} s\n` : `  ${name}: ${note}${seconds} s\n`);
  return result;
}

/** Prints a UserError as its message and any other error with its stack trace. @param {unknown} error */
export function printError(error) {
  const text = error instanceof Error && !(error instanceof UserError) ? error.stack : null;
  console.error(`\n${text ?? (error instanceof Error ? error.message : error)}`);
}
