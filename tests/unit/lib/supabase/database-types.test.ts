/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Column = { type: string; nullable: boolean; optional: boolean; settable: boolean };

const tsTypes: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  text: 'string',
  timestamptz: 'string',
};

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
const migrations = readdirSync(join(process.cwd(), 'supabase/migrations'))
  .sort()
  .map((file) => read('supabase/migrations', file))
  .join('\n')
  .replace(/--.*$/gm, '');
const typesFile = read('lib/supabase/database.types.ts');

/** Columns of a `create table`; a later `alter table … column` isn't supported and fails a test below. */
function columnsInSql(table: string): Record<string, Column> {
  const body =
    new RegExp(`create table public\\.${table} \\(([\\s\\S]*?)\\n\\);`).exec(migrations)?.[1] ?? '';
  const lines = body.split(/,\n/).map((line) => line.trim().replace(/\s+/g, ' '));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', type = '', ...rest] = line.split(' ');
      const rules = rest.join(' ');
      const nullable = !/not null|primary key/.test(rules);
      const settable = !rules.includes('generated always');
      const optional = nullable || !settable || rules.includes('default');
      return [name, { type: tsTypes[type] ?? `unknown (${type})`, nullable, optional, settable }];
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
  it('match the columns, types, nullability and defaults of inventory_2025 in the migrations', () => {
    const columns = columnsInTypes('inventory_2025');
    expect(Object.keys(columns)).toEqual(['id', 'brand', 'model', 'year', 'img', 'created_at']);
    expect(columns).toEqual(columnsInSql('inventory_2025'));
  });

  it('include every table of the migrations', () => {
    const tables = [...migrations.matchAll(/create table public\.(\w+)/g)].map((match) => match[1]);
    const known = [...typesFile.matchAll(/(\w+): \{\s*Row: \{/g)].map((match) => match[1]);
    expect(known.sort()).toEqual(tables.sort());
  });

  it('can be compared, because no migration changes a column later', () => {
    expect(migrations).not.toMatch(/alter table[^;]*\b(add|drop|alter|rename)\b[^;]*\bcolumn\b/);
  });

  it('give the model year its default of 2025', () => {
    expect(migrations).toMatch(/year integer not null default 2025/);
  });
});
