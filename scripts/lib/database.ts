import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli';
import { type Processes, run, waitFor } from './processes';
import { root } from './root';

/** Keys of the embedded database; they give access to nothing else. */
export const localKeys = {
  publishable: 'sb_publishable_localhost-only-public-key',
  secret: 'sb_secret_localhost-only-secret-key',
};

const lite = path.join(root, 'node_modules/@supabase/lite/dist/cli/index.js');
const environment = {
  DO_NOT_TRACK: '1',
  SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
  SUPABASE_SECRET_KEY: localKeys.secret,
};

/** supabase/config.toml with the keys that only the embedded Supabase knows; the official CLI would warn about them. */
const embeddedConfig = (port: number) =>
  readFileSync(path.join(root, 'supabase/config.toml'), 'utf8')
    .replace('\n[db]\n', '$&driver = "pglite"\nurl = "supabase/.temp/data"\n')
    .replace(
      '\n[auth]\n',
      '$&publishable_key = "env(SUPABASE_PUBLISHABLE_KEY)"\nsecret_key = "env(SUPABASE_SECRET_KEY)"\n',
    )
    .replace(/^port = \d+$/m, `port = ${port}`);

/**
 * The embedded Supabase (a real Postgres in WASM behind Supabase's API) in a separate folder, so that several can
 * run side by side. Reads supabase/config.toml, supabase/migrations and, the first time, supabase/seed.sql.
 *
 * @param options `folder` below the repository
 */
export function embeddedDatabase({ folder, port }: { folder: string; port: number }) {
  const home = path.join(root, folder);
  const data = path.join(home, 'supabase/.temp/data');
  const seeded = path.join(home, 'seeded');

  const prepare = () => {
    mkdirSync(path.join(home, 'supabase'), { recursive: true });
    writeFileSync(path.join(home, 'supabase/config.toml'), embeddedConfig(port));
    rmSync(path.join(home, 'supabase/migrations'), { recursive: true, force: true });
    for (const name of ['migrations', 'seed.sql'])
      cpSync(path.join(root, 'supabase', name), path.join(home, 'supabase', name), { recursive: true });
  };

  const command = async (...args: string[]) => {
    const { code, output } = await run([lite, ...args], { cwd: home, env: environment });
    if (code === 0 && !output.includes('Seed failed')) return; // A failed seed exits with 0.
    // The server's message ("error: syntax error at …") and the statement, without the stack trace between them.
    const said = output.split('\n').filter((line) => /^\s*error: |(Migration|Seed) failed/i.test(line));
    throw new UserError(
      `A database migration or the seed failed: fix the file in supabase/migrations or supabase/seed.sql, then run "npm run db:reset".\n${said.join('\n') || output.trim().slice(-300)}`,
    );
  };

  return {
    url: `http://127.0.0.1:${port}`,
    /** Applies new migrations; seeds a new database only. @returns what was done */
    async migrate({ recreate = false } = {}) {
      prepare();
      if (!recreate && existsSync(data) && existsSync(seeded)) {
        await command('migration', 'up');
        return 'data kept';
      }
      rmSync(seeded, { force: true });
      await command('db', 'reset', '--hard');
      writeFileSync(seeded, 'This database has been seeded.\n');
      return 'migrated and seeded';
    },
    /** @param processes stops it */
    async start(processes: Processes) {
      const server = processes.start('The embedded database', [lite, 'start', '--no-admin'], {
        cwd: home,
        env: environment,
      });
      await waitFor(`http://127.0.0.1:${port}/rest/v1/`, server);
    },
  };
}
