/** Checks before the build: the variables, the content, and that production has no example values. */
import { findPlaceholders } from '../lib/launch-check/placeholders.mjs';
import { loadTypeScript } from '../lib/load-typescript.mjs';

const SHOWN = 12;

/** @typedef {Pick<typeof import('@/lib/env/missing') & typeof import('@/lib/env/schema'), 'missingVariables' | 'parseEnv'>} Rules */

/**
 * @param {Record<string, string | undefined>} env the variables of the build
 * @param {Rules} rules of lib/env
 * @param {ReturnType<typeof findPlaceholders>} placeholders
 * @returns {{ notes: string[], error: string | null }} notes for the log; an error stops the build
 */
export function checkVariables(env, { missingVariables, parseEnv }, placeholders) {
  try {
    parseEnv(env);
  } catch (error) {
    return { notes: [], error: error instanceof Error ? error.message : String(error) };
  }
  const notes = [missingVariables(env)].filter((note) => note !== null);
  if (env.VERCEL_ENV !== 'production' || placeholders.length === 0) return { notes, error: null };

  const lines = placeholders.slice(0, SHOWN).map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
  if (placeholders.length > SHOWN)
    lines.push(`  and ${placeholders.length - SHOWN} more: npm run launch:check`);
  const list = `${placeholders.length} values are still examples:\n${lines.join('\n')}`;
  if (env.ALLOW_PLACEHOLDERS === '1')
    return { notes: [...notes, `${list}\nBuilt anyway, because ALLOW_PLACEHOLDERS is 1.`], error: null };
  const error = `This is a production deployment, and ${list}\nReplace them, or set ALLOW_PLACEHOLDERS=1 to build anyway.`;
  return { notes, error };
}

/** Checks variables and content and prints what it finds. @returns {Promise<boolean>} whether the build may start */
export async function checkBeforeBuild(env = process.env) {
  /** @type {Rules} */
  const rules = await loadTypeScript(`
    export { missingVariables } from '@/lib/env/missing';
    export { parseEnv } from '@/lib/env/schema';
  `);
  const { notes, error } = checkVariables(env, rules, findPlaceholders());
  for (const note of notes) console.log(`${note}\n`);
  if (error) {
    console.error(`${error}\n`);
    return false;
  }
  // Loaded here, because its parser is an ECMAScript module, which Jest can't load.
  const { checkContent } = await import('../../lib/content/check/check.mjs');
  const mistakes = await checkContent();
  if (mistakes.length > 0) console.error(`${mistakes.join('\n\n')}\n`);
  return mistakes.length === 0;
}
