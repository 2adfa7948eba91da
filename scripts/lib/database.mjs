import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { run, waitFor } from './processes.mjs';
import { root } from './root.mjs';

/** Keys of the embedded database; they give access to nothing else. */
export const localKeys = {
  publishable: 'sb_publishable_localhost-only-public-key',
  secret: 'sb_secret_localhost-only-secret-key',
};

const lite = () => path.join(root, 'node_modules/@supabase/lite/dist/cli/index.js');
const environment = {
  DO_NOT_TRACK: '1',
  SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
  SUPABASE_SECRET_KEY: localKeys.secret,
};

/**
 * Adds the keys that only the embedded Supabase knows; in the committed file the official CLI would warn about them.
 *
 * @param {string} config text of supabase/config.toml
 * @param {number} port
 */
export function embeddedConfig(config, port) {
  const added = {
    '[db]': 'driver = "pglite"\nurl = "supabase/.temp/data"',
    '[auth]': 'publishable_key = "env(SUPABASE_PUBLISHABLE_KEY)"\nsecret_key = "env(SUPABASE_SECRET_KEY)"',
  };
  return Object.entries(added)
    .reduce((text, [table, lines]) => {
      if (!text.includes(`\n${table}\n`))
        throw new UserError(`supabase/config.toml has no ${table}: restore it.`);
      return text.replace(`\n${table}\n`, `\n${table}\n${lines}\n`);
    }, config)
    .replace(/^port = \d+$/m, `port = ${port}`);
}

/**
 * The embedded Supabase (a real Postgres in WASM behind Supabase's API) in a separate folder, so that several can
 * run side by side. Reads supabase/config.toml, supabase/migrations and, the first time, supabase/seed.sql.
 *
 * @param {{ folder: string, port: number, seedSql?: string }} options `folder` below the repository; `seedSql`
 *   replaces the seed file
 */
export function embeddedDatabase({ folder, port, seedSql }) {
  const home = path.join(root, folder);
  const data = path.join(home, 'supabase/.temp/data');
  const seeded = path.join(home, 'seeded');

  const prepare = () => {
    mkdirSync(path.join(home, 'supabase'), { recursive: true });
    const config = readFileSync(path.join(root, 'supabase/config.toml'), 'utf8');
    writeFileSync(path.join(home, 'supabase/config.toml'), embeddedConfig(config, port));
    rmSync(path.join(home, 'supabase/migrations'), { recursive: true, force: true });
    cpSync(path.join(root, 'supabase/migrations'), path.join(home, 'supabase/migrations'), {
      recursive: true,
    });
    writeFileSync(
      path.join(home, 'supabase/seed.sql'),
      seedSql ?? readFileSync(path.join(root, 'supabase/seed.sql'), 'utf8'),
    );
  };

  const command = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run([process.execPath, lite(), ...args], { cwd: home, env: environment });
    if (code === 0 && !output.includes('Seed failed')) return; // A failed seed exits with 0.
    // The server's message ("error: syntax error at …") and the statement, without the stack trace between them.
    const lines = output.split('\n').map((line) => line.trim());
    const reason = lines.find((line) => /^error: /i.test(line))?.replace(/^error: /i, '');
    const statement = lines
      .find((line) => /(Migration|Seed) failed/.test(line))
      ?.replace(/^.*Failed to execute query: /, '');
    throw new UserError(
      `A database migration or the seed failed (${[reason, statement].filter(Boolean).join('; ') || output.trim().slice(-300)}): fix the file in supabase/migrations or supabase/seed.sql, then run "npm run db:reset".`,
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
    /** @param {import('./processes.mjs').Processes} processes stops it */
    async start(processes) {
      const server = processes.start(
        'The embedded database',
        [process.execPath, lite(), 'start', '--no-admin'],
        {
          cwd: home,
          env: environment,
        },
      );
      await waitFor(`http://127.0.0.1:${port}/rest/v1/`, server);
    },
  };
}
