/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { embeddedConfig } from '@/scripts/lib/supabase-config';

const config = readFileSync('supabase/config.toml', 'utf8');

/** Key names such as "db.seed.enabled". */
function keysOf(toml: string): string[] {
  let table = '';
  return toml.split('\n').flatMap((line) => {
    const header = /^\[([\w.]+)\]$/.exec(line)?.[1];
    if (header) table = `${header}.`;
    const key = /^(\w+) = /.exec(line)?.[1];
    return key ? [`${table}${key}`] : [];
  });
}

describe('supabase/config.toml', () => {
  it('has only keys that the official CLI knows', () => {
    expect(keysOf(config)).toEqual([
      'project_id',
      'api.port',
      'api.schemas',
      'api.max_rows',
      'db.major_version',
      'db.migrations.schema_paths',
      'db.seed.enabled',
      'db.seed.sql_paths',
      'auth.enabled',
      'auth.enable_signup',
    ]);
  });

  it('is copied with the keys that the embedded Supabase needs', () => {
    const copy = embeddedConfig(config, 54999);
    expect(copy).toContain('port = 54999');
    expect(keysOf(copy).filter((key) => !keysOf(config).includes(key))).toEqual([
      'db.driver',
      'db.url',
      'auth.publishable_key',
      'auth.secret_key',
    ]);
    expect(() => embeddedConfig('[api]\nport = 1\n', 2)).toThrow('has no [db]');
  });
});
