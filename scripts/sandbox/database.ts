import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/cli';
import { portFrom } from '../lib/environment';
import { run, startProgram } from '../lib/processes';

/** Keys of the sandbox database; they give access to nothing else. */
export const databaseKeys = {
  publishable: 'sb_publishable_localhost-only-public-key',
  secret: 'sb_secret_localhost-only-secret-key',
};

const lite = path.resolve('node_modules/@supabase/lite/dist/cli/index.js');

/**
 * supabase/config.toml with the keys that only the sandbox Supabase knows. In the file itself, the
 * official CLI would warn about them.
 */
const sandboxConfig = (port: number) =>
  readFileSync('supabase/config.toml', 'utf8')
    .replace('\n[db]\n', '$&driver = "pglite"\nurl = "supabase/.temp/data"\n')
    .replace(
      '\n[auth]\n',
      '$&publishable_key = "env(SUPABASE_PUBLISHABLE_KEY)"\nsecret_key = "env(SUPABASE_SECRET_KEY)"\n',
    )
    .replace(/^port = \d+$/m, `port = ${port}`);

/** The sandbox Supabase: a real Postgres in WASM behind Supabase's API, in its own folder. */
export function sandboxDatabase() {
  const port = portFrom('SUPABASE_PORT');
  const url = `http://127.0.0.1:${port}`;
  const home = path.resolve(process.env.LOCAL_DATA_DIR || '.local');
  const seeded = path.join(home, 'seeded');
  const env = {
    DO_NOT_TRACK: '1',
    SUPABASE_PUBLISHABLE_KEY: databaseKeys.publishable,
    SUPABASE_SECRET_KEY: databaseKeys.secret,
  };

  const command = async (...args: string[]) => {
    const { code, output } = await run([lite, ...args], { cwd: home, env });
    if (code === 0 && !output.includes('Seed failed')) return; // A failed seed exits with 0.
    // The server's message ("error: syntax error at …") and the statement, without the stack
    // trace between them.
    const errors = output
      .split('\n')
      .filter((line) => /^\s*error: |(Migration|Seed) failed/i.test(line));
    throw new UserError(
      `A database migration or the seed failed: fix the file in supabase/migrations or supabase/seed.sql, then run "RESET_DATABASE=1 npm run local".\n${errors.join('\n') || output.trim().slice(-300)}`,
    );
  };

  return {
    url,
    /**
     * Applies new migrations, and seeds the database if it's new.
     *
     * @returns what was done
     */
    async migrate({ recreate = false } = {}) {
      const folder = path.join(home, 'supabase');
      rmSync(path.join(folder, 'migrations'), { recursive: true, force: true });
      cpSync('supabase', folder, { recursive: true, filter: (file) => !file.includes('.temp') });
      writeFileSync(path.join(folder, 'config.toml'), sandboxConfig(port));
      if (!recreate && existsSync(seeded)) {
        await command('migration', 'up');
        return 'data kept';
      }
      rmSync(seeded, { force: true });
      await command('db', 'reset', '--hard');
      writeFileSync(seeded, 'This database has been seeded.\n');
      return 'migrated and seeded';
    },
    start: () =>
      startProgram({
        name: 'The sandbox database',
        url: `${url}/rest/v1/`,
        args: [lite, 'start', '--no-admin'],
        cwd: home,
        env,
      }),
  };
}
