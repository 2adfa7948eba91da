import { performance } from 'node:perf_hooks';

/** A mistake that a person can mend: shown as its sentence alone, without a stack trace. */
export class UserError extends Error {}

/** Shows one step's progress: its name, then how long it took. */
export async function step(name, work) {
  const started = performance.now();
  process.stdout.write(`· ${name} …`);
  if (process.stdout.isTTY) process.stdout.write(' ');
  else process.stdout.write('\n');
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const note = typeof result === 'string' ? `${result}, ` : '';
  process.stdout.write(process.stdout.isTTY ? `${note}${seconds} s\n` : `  ${name}: ${note}${seconds} s\n`);
  return result;
}

/** Ends the program with one clear sentence for a complaint, with the whole story for anything else. */
export function printError(error) {
  console.error(`\n${error instanceof UserError ? error.message : (error?.stack ?? error)}`);
}
