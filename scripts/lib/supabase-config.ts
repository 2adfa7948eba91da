import { UserError } from './cli';

/**
 * Adds the keys that only the embedded Supabase knows; in the committed file the official CLI would warn about them.
 *
 * @param config text of supabase/config.toml
 */
export function embeddedConfig(config: string, port: number): string {
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
