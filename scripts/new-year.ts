/** Prepares the next model year: edits files for a pull request, and says what is left for a person. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandModels } from '@/content/catalogue/brand-models';
import { models } from '@/content/catalogue/models';
import { brandName, makes } from '@/lib/catalogue/makes';
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

const CARDS = 'content/catalogue/brand-models.ts';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Lines of content/ that name a year in words. Guides and facts have dates of their own, and content:check knows what is due. */
function linesWith(name: string): string[] {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /^((catalogue|legal)\/)?[\w-]+\.(ts|mdx)$/.test(file) && file !== 'facts.ts')
    .flatMap((file) =>
      read(`content/${file}`)
        .split('\n')
        .map((line, at) => ({ line, place: `content/${file}:${at + 1}` }))
        .filter(({ line }) => new RegExp(`(?<![-\\w])${name}(?![-\\w])`).test(line))
        .map(({ line, place }) => `${place}: ${line.trim()}`),
    );
}

const from = { year: business.modelYear, table: business.inventoryTable };
const files = ['content/model-year.ts', CARDS, 'supabase/seed.sql'].map((file) => [file, read(file)]);
const edits = Object.entries(nextYear(Object.fromEntries(files), from, year, new Date()));
for (const [file, text] of edits) writeFileSync(path.join(root, file), text);
const cards = makes.flatMap((make) => {
  const names = brandModels.filter(({ makeSlug }) => makeSlug === make.slug).map(({ model }) => model);
  return names.length > 0 ? [`${brandName(make)}: ${names.join(', ')}`] : [];
});
const count = Object.values(models).flatMap((lineup) => Object.keys(lineup)).length;
const last = Math.min(from.year, year - 1);
const indented = (lines: readonly string[]) => lines.map((line) => `\n   ${line}`).join('');
console.log(
  edits.length > 0
    ? `Changed for ${year}:${indented(edits.map(([file]) => file))}`
    : `Nothing to change: the site is at ${year}.`,
);
console.log(`
Left for a person (docs/editing.md#next-model-year):

1. The cards in ${CARDS}: is each still made, and are its two facts true in ${year}?${indented(cards)}
2. The ${count} models in content/catalogue/models.ts: add what is new, delete what is gone.
3. Lines that still name ${last}:${indented(linesWith(String(last)))}
4. npm run content:check, npm run db:reset and npm run local, then the pull request and its preview.
5. Before you merge: npx supabase@3 db push --remote, then rows in the new table, and the webhook on it.
6. After the deployment: npm run launch:check -- --url …`);
