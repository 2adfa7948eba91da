/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { COLUMNS, MAX_LENGTH } from '@/lib/inventory/row';

const yearOf = (file: string) => Number(/inventory_(\d{4})\.sql$/.exec(file)?.[1] ?? 0);
const year = Math.max(...readdirSync('supabase/migrations').map(yearOf));
const last = { year, table: `inventory_${year}` };
const next = { year: year + 1, table: `inventory_${year + 1}` };

/** What `inventory_writes_allowed` reports to a visitor after a change of the table `$`. */
const reports: Record<string, string[]> = {
  '': [],
  'grant all on $ to anon': [],
  'grant all on $ to anon; create policy p on $ for update using (true)': ['UPDATE'],
  'grant all on $ to anon; create policy p on $ for all to staff using (true)': [],
  'grant update (brand) on $ to anon; create policy p on $ for all to anon using (true)': [
    'UPDATE',
  ],
  'grant all on $ to anon; alter table $ disable row level security': [
    'INSERT',
    'UPDATE',
    'DELETE',
  ],
};

// Postgres in WASM needs dynamic imports, which Jest's own module loader does not have: it runs in
// a process of its own.
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';

  const { tables, nextMigration, cases, lengths } = JSON.parse(readFileSync(0, 'utf8'));
  const database = await PGlite.create();
  await database.exec('create role anon; create role authenticated; create role staff;');
  // A hosted project grants every new table to the public roles.
  await database.exec('alter default privileges grant all on tables to anon, authenticated;');
  const folder = 'supabase/migrations/';
  for (const file of readdirSync(folder).sort()) await database.exec(readFileSync(folder + file, 'utf8'));

  const found = [];
  for (const table of tables) {
    if (found.length > 0) await database.exec(nextMigration);
    const on = (sql) => sql.replaceAll('$', 'public.' + table);
    const { rows: columns } = await database.query(\`select column_name as name, data_type as type,
      is_nullable = 'YES' as nullable, column_default as default, is_identity as identity
      from information_schema.columns where table_name = '\${table}' order by ordinal_position\`);
    const { rows: indexes } = await database.query(
      \`select regexp_replace(indexdef, '.* USING ', '') as index from pg_indexes where tablename = '\${table}' order by 1\`);
    const inserted = [];
    for (const [column, length] of Object.entries(lengths))
      for (const size of [length, length + 1])
        inserted.push(
          await database.query('insert into public.' + table + ' (' + column + ") values (repeat('é', $1))", [size]).then(() => 'done', String));
    const reported = {};
    for (const sql of cases) {
      await database.exec('begin; ' + on(sql) + '; set local role anon');
      const { rows } = await database.query('select public.inventory_writes_allowed() as allowed');
      reported[sql] = rows[0].allowed;
      await database.exec('rollback');
    }
    const refused = [];
    for (const sql of ["insert into $ (brand) values ('x')", "update $ set brand = 'x'", 'delete from $', 'select * from $']) {
      await database.exec('begin; set local role anon');
      refused.push(await database.exec(on(sql)).then(() => 'done', String));
      await database.exec('rollback');
    }
    found.push({ columns, indexes, inserted, reported, refused });
  }
  console.log(JSON.stringify(found));
`;

type Column = { name: string; type: string; nullable: boolean; default: string | null };
type Found = {
  columns: Column[];
  indexes: unknown[];
  inserted: string[];
  reported: Record<string, string[]>;
  refused: string[];
};
let found: Found[];

beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    input: JSON.stringify({
      tables: [last.table, next.table],
      nextMigration: readFileSync('supabase/next-year.sql', 'utf8')
        .replaceAll('{last}', `${year}`)
        .replaceAll('{next}', `${year + 1}`),
      cases: Object.keys(reports),
      lengths: MAX_LENGTH,
    }),
  });
  expect(stderr).toBe('');
  found = JSON.parse(stdout);
}, 120_000);

describe.each([
  ['the table of the migrations', 0, last],
  ['the table of the next year', 1, next],
] as const)('%s', (_, at, { year, table }) => {
  it('tells a visitor what visitors may write, by grants and policies together', () => {
    expect(found[at]?.reported).toEqual(reports);
  });

  it('lets a visitor read, and neither insert, update nor delete', () => {
    const refusal = expect.stringContaining(`permission denied for table ${table}`);
    expect(found[at]?.refused).toEqual([refusal, refusal, refusal, 'done']);
  });

  it('has room for texts as long as the site shows them, and no longer', () => {
    expect(found[at]?.inserted).toEqual(
      ['brand_has', 'model_has', 'img_is_a_url_of'].flatMap((name, at) => [
        'done',
        expect.stringMatching(`"${name}_at_most_${Object.values(MAX_LENGTH)[at]}_characters"`),
      ]),
    );
  });

  it('has its year as the default, and the columns and indexes of the first', () => {
    const withoutDefault = (table?: Found) => ({
      columns: table?.columns.map((column) => ({ ...column, default: undefined })),
      indexes: table?.indexes,
    });
    expect(found[at]?.columns.find(({ name }) => name === 'year')?.default).toBe(String(year));
    expect(withoutDefault(found[at])).toEqual(withoutDefault(found[0]));
    expect(found[at]?.indexes).toHaveLength(2);
  });
});

it('has every column that the site reads', () => {
  expect(found[0]?.columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(COLUMNS.split(', ')),
  );
});
