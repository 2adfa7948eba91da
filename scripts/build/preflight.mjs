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

/**
 * Validates everything in content/. Next would find the same mistakes a minute later and wrap them in a stack trace.
 *
 * @public its test calls it in a child process
 * @throws Error whose message names file, field, line and what was expected
 */
export async function checkContent() {
  /** @type {typeof import('@/lib/articles/server')} */
  const { articleList } = await loadTypeScript(`
    import '@/lib/content/about';
    import '@/lib/content/business';
    import '@/lib/content/facts';
    import '@/lib/content/faq';
    import '@/lib/content/home';
    import '@/lib/content/instagram';
    import '@/lib/content/reviews';
    export { articleList } from '@/lib/articles/server';
  `);
  articleList();
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
  try {
    await checkContent();
    return true;
  } catch (mistake) {
    // The message of a syntax error comes from esbuild and has the file and the line.
    console.error(`${mistake instanceof Error ? mistake.message : mistake}\n`);
    return false;
  }
}
