/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { MAX_LENGTH } from '@/lib/inventory/row';

const FOLDER = 'supabase/migrations';
const migrations = readdirSync(FOLDER).sort();

const yearOf = (file: string) => Number(/inventory_(\d{4})\.sql$/.exec(file)?.[1] ?? 0);
const lastYear = Math.max(...migrations.map(yearOf));
const nextYear = lastYear + 1;

/** The name that docs/editing.md gives to the migration of the next model year. */
const documentedName =
  /\d{14}_inventory_\d{4}\.sql/.exec(readFileSync('docs/editing.md', 'utf8'))?.[0] ?? '';

const sqlOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

const sqlOfNextYear = readFileSync('supabase/next-year.sql', 'utf8')
  .replaceAll('{last}', String(lastYear))
  .replaceAll('{next}', String(nextYear));

// Postgres in WASM needs dynamic imports, which Jest's own module loader does not have: it runs in
// a process of its own.
const program = `
  import { readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';

  const { roles, migrations, nextYear, tables, texts, commands } = JSON.parse(readFileSync(0, 'utf8'));
  const database = await PGlite.create();
  await database.exec(roles);
  for (const sql of migrations) await database.exec(sql);

  const rowsOf = async (sql) => (await database.query(sql)).rows;
  const carsOf = (table) => rowsOf('select brand, model, year from public.' + table);
  await database.exec(\`insert into public.\${tables[0]} (brand, model) values ('Kia', 'EV9')\`);
  await database.exec(nextYear);
  const cars = await Promise.all(tables.map(carsOf));
  const outcomeOf = (promise) => promise.then(() => 'done', String);

  async function asVisitor(sql) {
    await database.exec('begin; set local role anon');
    const outcome = await outcomeOf(database.exec(sql));
    await database.exec('rollback');
    return outcome;
  }

  async function inserted(table, { column, length }) {
    const sql = \`insert into public.\${table} (\${column}) values (repeat('é', $1))\`;
    return outcomeOf(database.query(sql, [length]));
  }

  const found = {};
  for (const table of tables) {
    found[table] = {
      columns: await rowsOf(\`
        select column_name as name, data_type as type, is_nullable as nullable,
          column_default as default, is_identity as identity
        from information_schema.columns where table_name = '\${table}' order by ordinal_position\`),
      indexes: await rowsOf(\`
        select regexp_replace(indexdef, '.* USING ', '') as index
        from pg_indexes where tablename = '\${table}' order by 1\`),
      inserted: [],
      visitor: [],
    };
    for (const text of texts) found[table].inserted.push(await inserted(table, text));
    for (const sql of commands)
      found[table].visitor.push(await asVisitor(sql.replace('$', 'public.' + table)));
  }
  const buckets = await rowsOf('select * from storage.buckets');
  console.log(JSON.stringify({ tables: found, buckets, cars }));
`;

/** A hosted project grants every new table to the public roles. */
const roles = `
  create role anon;
  create role authenticated;
  alter default privileges grant all on tables to anon, authenticated;
`;

/**
 * What a hosted project has of Supabase Storage, as far as the migrations use it. Without it they
 * run before all browser tests, in `npm run db:reset`.
 */
const storage = `
  create schema storage;
  create table storage.buckets (
    id text primary key, name text not null, public boolean, file_size_limit bigint,
    allowed_mime_types text[]
  );
`;

/** For each text, one as long as the site shows it, and one that is a character longer. */
const texts = Object.entries(MAX_LENGTH).flatMap(([column, length]) => [
  { column, length },
  { column, length: length + 1 },
]);

const commands = [
  "insert into $ (brand) values ('x')",
  "update $ set brand = 'x'",
  'delete from $',
  'select * from $',
];

type Column = { name: string; type: string; nullable: string; default: string | null };

type Table = { columns: Column[]; indexes: unknown[]; inserted: string[]; visitor: string[] };

type Found = { tables: Record<string, Table>; buckets: object[]; cars: object[][] };

let found: Found;

beforeAll(() => {
  const input = {
    roles: roles + storage,
    migrations: migrations.map(sqlOf),
    nextYear: sqlOfNextYear,
    tables: [`inventory_${lastYear}`, `inventory_${nextYear}`],
    texts,
    commands,
  };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    input: JSON.stringify(input),
  });
  expect(stderr).toBe('');
  found = JSON.parse(stdout);
});

it('the documented name of the next model year comes after every migration that was applied', () => {
  // `supabase db push` refuses a migration that sorts before one that was applied.
  expect([...migrations, documentedName].sort().at(-1)).toBe(documentedName);
});

describe.each([
  ['the table of the migrations', lastYear],
  ['the table of the next model year', nextYear],
])('%s', (_, year) => {
  const table = () => found.tables[`inventory_${year}`];
  const first = () => found.tables[`inventory_${lastYear}`];

  it('lets a visitor read, and neither insert, update nor delete', () => {
    const refusal = expect.stringContaining(`permission denied for table inventory_${year}`);
    expect(table()?.visitor).toEqual([refusal, refusal, refusal, 'done']);
  });

  it('has room for texts as long as the site shows them, and no longer', () => {
    const refusals = ['brand_has', 'model_has', 'img_has'].map((name, at) =>
      expect.stringMatching(`"${name}_at_most_${Object.values(MAX_LENGTH)[at]}_characters"`),
    );
    expect(table()?.inserted).toEqual(refusals.flatMap((refusal) => ['done', refusal]));
  });

  it('has its year as the default, and the columns and indexes of the first', () => {
    const withoutDefaults = (columns: Column[] = []) =>
      columns.map((column) => ({ ...column, default: undefined }));
    expect(table()?.columns.find(({ name }) => name === 'year')?.default).toBe(String(year));
    expect(withoutDefaults(table()?.columns)).toEqual(withoutDefaults(first()?.columns));
    expect(table()?.indexes).toEqual(first()?.indexes);
    expect(table()?.indexes).toHaveLength(2);
  });
});

it('the migration of the next model year keeps the cars of this one, and begins with none', () => {
  expect(found.cars).toEqual([[{ brand: 'Kia', model: 'EV9', year: lastYear }], []]);
});

it('the bucket for photos of vehicles refuses files above 300 KB and other formats than photos on the web have', () => {
  expect(found.buckets).toEqual([
    {
      id: 'vehicles',
      name: 'vehicles',
      public: true,
      file_size_limit: 300 * 1024,
      allowed_mime_types: ['image/jpeg', 'image/webp', 'image/avif'],
    },
  ]);
});
