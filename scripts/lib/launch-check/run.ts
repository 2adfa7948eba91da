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

const LABELS = { fail: 'FAIL', todo: 'to do', ok: 'ok' } as const;

/** @returns all rows as text, what failed first, and the number of each kind */
export function report(rows: Row[]): string {
  const groups = (['fail', 'todo', 'ok'] as const).map((status) =>
    rows.filter((row) => row.status === status),
  );
  const lines = groups.flat().map(({ status, name, message, lines, fix }) => {
    const first = `  ${LABELS[status].padEnd(6)}  ${name.padEnd(18)}${message}`;
    return [first, ...lines, ...(fix ? [`→ ${fix}`] : [])].join(`\n${' '.repeat(28)}`);
  });
  const [failed, todos, good] = groups.map((group) => group.length);
  return `${lines.join('\n')}\n\n${good} ok, ${todos} to do, ${failed} failed`;
}
