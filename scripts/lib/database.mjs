import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { run, waitFor } from './processes.mjs';
import { root } from './root.mjs';

/** Keys of the embedded database. They open nothing but a database on this computer. */
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

/** Adds what only the embedded Supabase knows: the official CLI warns of such keys, and older ones refused the file. */
export function embeddedConfig(config, port) {
  const added = {
    '[db]': 'driver = "pglite"\nurl = "supabase/.temp/data"',
    '[auth]': 'publishable_key = "env(SUPABASE_PUBLISHABLE_KEY)"\nsecret_key = "env(SUPABASE_SECRET_KEY)"',
  };
  return Object.entries(added)
    .reduce((text, [table, lines]) => {
      if (!text.includes(`\n${table}\n`))
        throw new UserError(`supabase/config.toml has no ${table}: bring it back.`);
      return text.replace(`\n${table}\n`, `\n${table}\n${lines}\n`);
    }, config)
    .replace(/^port = \d+$/m, `port = ${port}`);
}

/**
 * The embedded Supabase (a real Postgres in WASM behind Supabase's API) in a folder of its own, so that several can
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

  const command = async (...args) => {
    const { code, output } = await run([process.execPath, lite(), ...args], { cwd: home, env: environment });
    if (code === 0 && !output.includes('Seed failed')) return; // A failed seed leaves code 0.
    // The server's answer ("error: syntax error at …") and the statement it was given, without the stack between.
    const lines = output.split('\n').map((line) => line.trim());
    const reason = lines.find((line) => /^error: /i.test(line))?.replace(/^error: /i, '');
    const statement = lines
      .find((line) => /(Migration|Seed) failed/.test(line))
      ?.replace(/^.*Failed to execute query: /, '');
    throw new UserError(
      `A database migration or the seed failed (${[reason, statement].filter(Boolean).join('; ') || output.trim().slice(-300)}): mend the file in supabase/migrations or supabase/seed.sql, then run "npm run db:reset".`,
    );
  };

  return {
    url: `http://127.0.0.1:${port}`,
    /** Applies what is new; seeds only a database that never was. @returns {Promise<string>} what was done */
    async migrate({ afresh = false } = {}) {
      prepare();
      if (!afresh && existsSync(data) && existsSync(seeded)) {
        await command('migration', 'up');
        return 'data kept';
      }
      rmSync(seeded, { force: true });
      await command('db', 'reset', '--hard');
      writeFileSync(seeded, 'The seed was read into this database once.\n');
      return 'migrated and seeded';
    },
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
