/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { MAX_LENGTH } from '@/lib/inventory/row';

const table = 'public.inventory_2025';
const grantAll = `grant all on ${table} to anon`;

const cases: [reported: string, sql: string, expected: string[]][] = [
  ['nothing after the migrations', '', []],
  ['nothing while row-level security refuses what is granted', grantAll, []],
  ['what a policy permits', `${grantAll}; create policy p on ${table} for update using (true)`, ['UPDATE']],
  [
    'nothing for the policy of another role',
    `${grantAll}; create policy p on ${table} for all to staff using (true)`,
    [],
  ],
  [
    'a privilege on one column',
    `grant update (brand) on ${table} to anon; create policy p on ${table} for all to anon using (true)`,
    ['UPDATE'],
  ],
  [
    'everything granted once row-level security is off',
    `${grantAll}; alter table ${table} disable row level security`,
    ['INSERT', 'UPDATE', 'DELETE'],
  ],
];

// Postgres in WASM needs dynamic imports, which Jest's own module loader does not have: it runs in a process of its own.
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';

  const database = await PGlite.create();
  await database.exec('create role anon; create role authenticated; create role staff;');
  // A hosted project grants every new table to the public roles.
  await database.exec('alter default privileges grant all on tables to anon, authenticated;');
  const folder = 'supabase/migrations/';
  for (const file of readdirSync(folder).sort()) await database.exec(readFileSync(folder + file, 'utf8'));

  const { rows: columns } = await database.query(\`select column_name as name, data_type as type,
    is_nullable = 'YES' as nullable, column_default as default
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position\`);
  const { statements, lengths } = JSON.parse(readFileSync(0, 'utf8'));
  const inserted = [];
  for (const [column, length] of Object.entries(lengths)) {
    const sql = 'insert into public.inventory_2025 (' + column + ") values (repeat('é', $1))";
    for (const size of [length, length + 1])
      inserted.push(await database.query(sql, [size]).then(() => 'done', String));
  }
  const reported = [];
  for (const sql of statements) {
    await database.exec('begin; ' + sql + '; set local role anon');
    const { rows } = await database.query('select public.inventory_writes_allowed() as allowed');
    reported.push(rows[0].allowed);
    await database.exec('rollback');
  }
  const refused = [];
  for (const sql of ["insert into $ (brand) values ('x')", "update $ set brand = 'x'", 'delete from $']) {
    await database.exec('begin; set local role anon');
    refused.push(await database.exec(sql.replace('$', 'public.inventory_2025')).then(() => 'done', String));
    await database.exec('rollback');
  }
  console.log(JSON.stringify({ columns, inserted, reported, refused }));
`;

let columns: { name: string; type: string; nullable: boolean; default: string | null }[];
let inserted: string[];
let reported: string[][];
let refused: string[];

beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    input: JSON.stringify({ statements: cases.map(([, sql]) => sql), lengths: MAX_LENGTH }),
  });
  expect(stderr).toBe('');
  ({ columns, inserted, reported, refused } = JSON.parse(stdout));
}, 120_000);

describe('inventory_writes_allowed reports to a visitor', () => {
  it.each(cases.map(([name, , expected], at) => [name, at, expected] as const))('%s', (_, at, expected) => {
    expect(reported[at]).toEqual(expected);
  });
});

it('a visitor cannot insert, update or delete rows', () => {
  expect(refused).toHaveLength(3);
  for (const answer of refused) expect(answer).toContain('permission denied for table inventory_2025');
});

it('texts may be as long as the site shows them, and no longer', () => {
  expect(inserted).toEqual(
    ['brand_has', 'model_has', 'img_is_a_url_of'].flatMap((name, at) => [
      'done',
      expect.stringMatching(`"${name}_at_most_${Object.values(MAX_LENGTH)[at]}_characters"`),
    ]),
  );
});

it('the types of the table are those of the migrations, and a model year is 2025 by default', () => {
  const types: Record<string, string> = {
    bigint: 'number',
    integer: 'number',
    text: 'string',
    'timestamp with time zone': 'string',
  };
  const row = columns.map(
    ({ name, type, nullable }) => `${name}: ${types[type]}${nullable ? ' | null' : ''};`,
  );
  const file = readFileSync('lib/supabase/database.types.ts', 'utf8').replace(/\s+/g, ' ');
  expect(file).toContain(`Tables: { inventory_2025: { Row: { ${row.join(' ')} }; Insert`);
  expect(columns.find(({ name }) => name === 'year')?.default).toBe('2025');
});
