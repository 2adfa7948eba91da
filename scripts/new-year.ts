/** Prepares the next model year: edits files for a pull request, and says what is left for a person. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lot } from '@/lib/content/figures';
import { exitWithUsage, parseOptions } from './lib/cli';
import { nextYear } from './lib/next-year';

const { modelYear, inventoryTable } = lot();
const usage = `npm run new:year ${modelYear + 1}

Sets the model year, its table and the year of every card, moves the example rows, and writes the migration of the table.
A second run changes nothing more. To undo it before you commit: git restore . && git clean -f supabase/migrations`;
const { positionals } = parseOptions(usage, { allowPositionals: true });
const year = Number(positionals[0]);
if (positionals.length !== 1 || !Number.isInteger(year)) exitWithUsage('Expected one year.', usage);

const files = ['content/model-year.ts', 'content/catalogue/brand-models.ts', 'supabase/seed.sql'];
const texts = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
const edits = nextYear(texts, { year: modelYear, table: inventoryTable }, year, new Date());
for (const [file, text] of Object.entries(edits)) writeFileSync(file, text);
const changed = Object.keys(edits).map((file) => `\n   ${file}`);
console.log(
  changed.length > 0
    ? `Changed for ${year}:${changed.join('')}`
    : `Nothing to change: the site is at ${year}.`,
);
const last = Math.min(modelYear, year - 1);
console.log(`
Left for a person (docs/editing.md#next-model-year):

1. The cards in content/catalogue/brand-models.ts: is each still made, and are its two facts true in ${year}?
2. The models in content/catalogue/models.ts: add what is new, delete what is gone, and the same in model-traits.ts.
3. Texts that still name ${last}, beside dates: git grep -nE "(^|[^-_[:alnum:]])${last}([^-_[:alnum:]]|$)" -- content ":!content/blog" ":!content/facts.ts"
4. npm run content:check, npm run db:reset and npm run local, then the pull request and its preview.
5. Before you merge: npx supabase@3 db push --remote, then rows in the new table, and the webhook on it.
6. After the deployment: npm run launch:check -- --url …`);
