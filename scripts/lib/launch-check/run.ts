import { type Check, type Facts, fail, ok, type Row, todo } from './check';
import { serviceChecks } from './services';
import { homePage, siteChecks } from './site';

const repositoryChecks: Record<string, Check> = {
  Placeholders({ placeholders, environment }) {
    if (placeholders.length === 0) return ok('none: every value is your own');
    const lines = placeholders.map(({ file, line, text, what }) => `${file}:${line}  ${text}  (${what})`);
    const report = environment === 'production' ? fail : todo;
    const fix = 'replace each value, then delete the "// placeholder" beside it';
    return report(`${lines.length} values are still examples`, fix, lines);
  },
  'Facts of guides': ({ due }) =>
    due.length === 0
      ? ok('all read within a year, and none has ended')
      : todo(`${due.length} due for a review`, 'docs/writing.md, "Facts"', due),
};

/** Runs every check; those of the site and its services only if the home page responds. */
export async function runChecks(facts: Facts): Promise<Row[]> {
  const rows: Row[] = [];
  const run = async (checks: Record<string, Check>) => {
    for (const [name, check] of Object.entries(checks)) {
      try {
        rows.push({ name, ...(await check(facts)) });
      } catch (error) {
        rows.push({ name, ...fail(`could not be checked: ${(error as Error).message}`) });
      }
    }
  };
  await run({ ...repositoryChecks, 'Home page': homePage });
  if (rows.at(-1)?.status !== 'fail') await run({ ...siteChecks, ...serviceChecks });
  return rows;
}

/** Label and color of a terminal: red, yellow, green. */
const LABELS = { fail: ['FAIL', 31], todo: ['to do', 33], ok: ['ok', 32] } as const;

/** @param isColored for a terminal @returns all rows as text, what failed first, and the number of each kind */
export function report(rows: Row[], isColored: boolean): string {
  const statuses = ['fail', 'todo', 'ok'] as const;
  const lines = statuses.flatMap((status) => {
    const [text, color] = LABELS[status];
    const label = isColored ? `\u001b[${color}m${text.padEnd(6)}\u001b[0m` : text.padEnd(6);
    return rows
      .filter((row) => row.status === status)
      .map(({ name, message, lines, fix }) =>
        [`  ${label}  ${name.padEnd(18)}${message}`, ...lines, ...(fix ? [`→ ${fix}`] : [])].join(
          `\n${' '.repeat(28)}`,
        ),
      );
  });
  const count = (wanted: Row['status']) => rows.filter(({ status }) => status === wanted).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('todo')} to do, ${count('fail')} failed`;
}
