import { checkContent } from '@/lib/content/check/check-content';
import { findPlaceholders } from '@/lib/content/check/find-placeholders';
import { parseOptions } from './lib/cli';

parseOptions(`npm run content:check

Finds the mistakes in content/ and in the colors of tailwind.config.ts. Names the file and the
field or the line of each, and what was expected. Exits with 1 when there are any. Names the
placeholders, too.`);

const started = performance.now();
const mistakes = await checkContent();
const placeholders = findPlaceholders();
if (placeholders.length > 0)
  console.warn(`Still placeholders, which production refuses:\n  ${placeholders.join('\n  ')}\n`);
if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n\n')}\n`);
  process.exitCode = 1;
} else {
  console.log(`content/ has no mistakes (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
