/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Column = { type: string; nullable: boolean; optional: boolean; settable: boolean };
type CatalogRow = Record<'table' | 'column' | 'type' | 'nullable' | 'generated', string> & {
  default: string | null;
};

const tsTypes: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
};
const typesFile = readFileSync('lib/supabase/database.types.ts', 'utf8');

// Applies the migrations and reads what Postgres then knows. In a process of its own: see inventory-writes-allowed.test.ts.
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';

  const database = await PGlite.create();
  await database.exec('create role anon; create role authenticated;');
  const folder = 'supabase/migrations/';
  for (const file of readdirSync(folder).sort()) await database.exec(readFileSync(folder + file, 'utf8'));
  const { rows } = await database.query(\`select table_name as table, column_name as column, data_type as type,
    is_nullable as nullable, is_identity as generated, column_default as default
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position\`);
  console.log(JSON.stringify(rows));
`;
const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
  encoding: 'utf8',
});
if (stdout === '') throw new Error(stderr);
const catalog = JSON.parse(stdout) as CatalogRow[];

function columnsInDatabase(table: string): Record<string, Column> {
  return Object.fromEntries(
    catalog
      .filter((row) => row.table === table)
      .map((row) => {
        const nullable = row.nullable === 'YES';
        const settable = row.generated !== 'YES';
        const optional = nullable || !settable || row.default !== null;
        return [
          row.column,
          { type: tsTypes[row.type] ?? `unknown (${row.type})`, nullable, optional, settable },
        ];
      }),
  );
}

function columnsInTypes(table: string): Record<string, Column> {
  const section = new RegExp(`${table}: \\{\\s*Row: \\{([\\s\\S]*?)\\};\\s*Insert: \\{([\\s\\S]*?)\\};`).exec(
    typesFile,
  );
  const fields = (text = '') =>
    [...text.matchAll(/(\w+)(\??): ([^;]+);/g)].map(([, name = '', mark, type = '']) => ({
      name,
      mark,
      type,
    }));
  const inserts = new Map(fields(section?.[2]).map((field) => [field.name, field]));
  return Object.fromEntries(
    fields(section?.[1]).map(({ name, type }) => [
      name,
      {
        type: type.replace(' | null', ''),
        nullable: type.endsWith('| null'),
        optional: inserts.get(name)?.mark === '?',
        settable: inserts.get(name)?.type !== 'never',
      },
    ]),
  );
}

describe('the database types', () => {
  it('have every table of the migrations, with its columns, types, nullability, and defaults', () => {
    const tables = [...typesFile.matchAll(/(\w+): \{\s*Row: \{/g)].map((match) => match[1] ?? '');
    expect(tables.sort()).toEqual([...new Set(catalog.map(({ table }) => table))].sort());
    for (const table of tables) expect(columnsInTypes(table)).toEqual(columnsInDatabase(table));
  });

  it('have the columns that the site reads, and the model year 2025 by default', () => {
    const columns = columnsInDatabase('inventory_2025');
    expect(Object.keys(columns)).toEqual(
      expect.arrayContaining(['id', 'brand', 'model', 'year', 'img', 'created_at']),
    );
    expect(catalog.find(({ column }) => column === 'year')?.default).toBe('2025');
  });
});
