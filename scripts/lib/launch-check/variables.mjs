import { fail, ok } from './verdict.mjs';

export const variables = {
  name: 'Variables',
  async run(site) {
    try {
      site.parseEnv(site.variables);
    } catch (error) {
      const [, ...lines] = error.message.split('\n').map((line) => line.trim());
      return fail('a variable is malformed', {
        lines,
        fix: 'correct it where it is set; .env.example shows each',
      });
    }
    const [, ...missing] = (site.missingVariables(site.variables) ?? '')
      .split('\n')
      .map((line) => line.trim());
    if (missing.length === 0) return ok('all set and well formed');
    if (site.environment === 'local')
      return ok('none needed: npm run local brings its own database and form');
    return fail(`${missing.length} not set here`, {
      lines: missing,
      fix: 'fetch those of the deployment with "npx vercel env pull .env.local", or set them for this command',
    });
  },
};
