import { fail, ok, todo } from './check-result.mjs';

/** @param {string} text */
const linesOf = (text) => text.split('\n').map((line) => line.trim());

/**
 * Checks of the repository and the variables.
 * @type {Record<string, (facts: import('./checks.mjs').Facts) => import('./checks.mjs').CheckResult | Promise<import('./checks.mjs').CheckResult>>}
 */
export const repositoryChecks = {
  Placeholders({ placeholders, environment }) {
    if (placeholders.length === 0) return ok('none: every value is your own');
    const lines = placeholders.map(({ file, line, text, what }) => `${file}:${line}  ${text}  (${what})`);
    const report = environment === 'production' ? fail : todo;
    const fix = 'replace each value, then delete the "// placeholder" beside it';
    return report(`${lines.length} values are still examples`, fix, lines);
  },

  Variables({ parseEnv, missingVariables, variables, environment }) {
    try {
      parseEnv(variables);
    } catch (error) {
      const [, ...lines] = linesOf(/** @type {Error} */ (error).message);
      return fail('a variable is malformed', 'correct it where it is set; see .env.example', lines);
    }
    const [, ...lines] = linesOf(missingVariables(variables) ?? '');
    if (lines.length === 0) return ok('all set and well formed');
    if (environment === 'local') return ok('none needed: npm run local has its own database and form');
    const fix = '"npx vercel env pull .env.local" gets those of the deployment; or set them for this command';
    return fail(`${lines.length} not set here`, fix, lines);
  },

  'Site URL'({ url, environment, business: { siteUrl } }) {
    if (!siteUrl.startsWith('https://'))
      return fail(`content/business.ts has ${siteUrl}`, 'siteUrl must start with https://');
    if (environment === 'production' && new URL(siteUrl).origin !== url)
      return fail(
        `the site is at ${url}, but content/business.ts has ${siteUrl}`,
        'set siteUrl to the URL that visitors see, or check that URL',
      );
    return ok(`${siteUrl} in content/business.ts`);
  },
};
