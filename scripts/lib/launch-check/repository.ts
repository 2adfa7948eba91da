import { type Check, fail, ok, todo } from './check';

/** Checks of the repository. */
export const repositoryChecks: Record<string, Check> = {
  Placeholders({ placeholders, environment }) {
    if (placeholders.length === 0) return ok('none: every value is your own');
    const lines = placeholders.map(({ file, line, text, what }) => `${file}:${line}  ${text}  (${what})`);
    const report = environment === 'production' ? fail : todo;
    const fix = 'replace each value, then delete the "// placeholder" beside it';
    return report(`${lines.length} values are still examples`, fix, lines);
  },

  'Facts of guides'({ due }) {
    if (due.length === 0) return ok('all read within a year, and none has ended');
    return todo(`${due.length} due for a review`, 'docs/writing.md, "Facts"', due);
  },
};
