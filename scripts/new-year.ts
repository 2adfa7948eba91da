/** Prepares the next model year: edits files for a pull request, and says what is left for a person. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { business } from '@/lib/content/business';
import { exitWithUsage, parseOptions } from './lib/cli';
import { nextYear } from './lib/next-year';
import { root } from './lib/root';

const usage = `npm run new:year ${business.modelYear + 1}

Sets the model year, its table and the year of every card, moves the example rows, and writes the migration of the table.
A second run changes nothing more. To undo it before you commit: git restore . && git clean -f supabase/migrations`;
const { positionals } = parseOptions({ usage, allowPositionals: true });
const year = Number(positionals[0]);
if (positionals.length !== 1 || !Number.isInteger(year)) exitWithUsage('Expected one year.', usage);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const from = { year: business.modelYear, table: business.inventoryTable };
const files = ['content/model-year.ts', 'content/catalogue/brand-models.ts', 'supabase/seed.sql'];
const texts = Object.fromEntries(files.map((file) => [file, read(file)]));
const edits = Object.entries(nextYear(texts, from, year, new Date()));
for (const [file, text] of edits) writeFileSync(path.join(root, file), text);
console.log(
  edits.length > 0
    ? `Changed for ${year}:${edits.map(([file]) => `\n   ${file}`).join('')}`
    : `Nothing to change: the site is at ${year}.`,
);
const last = Math.min(from.year, year - 1);
console.log(`
Left for a person (docs/editing.md#next-model-year):

1. The cards in content/catalogue/brand-models.ts: is each still made, and are its two facts true in ${year}?
2. The models in content/catalogue/models.ts: add what is new, delete what is gone.
3. Texts that still name ${last}, beside dates: git grep -nE "(^|[^-_[:alnum:]])${last}([^-_[:alnum:]]|$)" -- content ":!content/blog" ":!content/facts.ts"
4. npm run content:check, npm run db:reset and npm run local, then the pull request and its preview.
5. Before you merge: npx supabase@3 db push --remote, then rows in the new table, and the webhook on it.
6. After the deployment: npm run launch:check -- --url …`);
