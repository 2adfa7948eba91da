#!/usr/bin/env node
/** Checks everything in content/, in seconds; the build and `npm test` begin with the same check. */
import { performance } from 'node:perf_hooks';
import { checkContent } from '../lib/content/check/check.mjs';
import { parseOptions } from './lib/cli.mjs';

parseOptions({
  usage: `npm run content:check

Finds the mistakes in content/ and names each with its file, its line, what was expected and an example. Exits with 1
when there are any.`,
});

const started = performance.now();
const mistakes = await checkContent();
if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n\n')}\n`);
  process.exitCode = 1;
} else {
  console.log(`content/ has no mistakes (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
