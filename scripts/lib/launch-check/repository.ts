import { missingVariables } from '@/lib/env/missing';
import { parseEnv } from '@/lib/env/schema';
import { type Check, fail, ok, todo } from './check';

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** Checks of the repository and the variables. */
export const repositoryChecks: Record<string, Check> = {
  Placeholders({ placeholders, environment }) {
    if (placeholders.length === 0) return ok('none: every value is your own');
    const lines = placeholders.map(({ file, line, text, what }) => `${file}:${line}  ${text}  (${what})`);
    const report = environment === 'production' ? fail : todo;
    const fix = 'replace each value, then delete the "// placeholder" beside it';
    return report(`${lines.length} values are still examples`, fix, lines);
  },

  Variables({ variables, environment }) {
    try {
      parseEnv(variables);
    } catch (error) {
      const [, ...lines] = linesOf((error as Error).message);
      return fail('a variable is malformed', 'correct it where it is set; see .env.example', lines);
    }
    const [, ...lines] = linesOf(missingVariables(variables) ?? '');
    if (lines.length === 0) return ok('all set and well formed');
    if (environment === 'local') return ok('none needed: npm run local has its own database and form');
    const fix = '"npx vercel env pull .env.local" gets those of the deployment; or set them for this command';
    return fail(`${lines.length} not set here`, fix, lines);
  },

  'Facts of guides'({ due }) {
    if (due.length === 0) return ok('all read within a year, and none has ended');
    return todo(`${due.length} due for a review`, 'docs/writing.md, "Facts"', due);
  },
};
