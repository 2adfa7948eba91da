import { type Check, type Facts, fail, ok, type Row, todo } from './check';
import { serviceChecks } from './services';
import { siteChecks } from './site';

const checks: Record<string, Check> = {
  Placeholders({ placeholders, local }) {
    const lines = placeholders.map(({ file, line, text, what }) => `${file}:${line}  ${text}  (${what})`);
    const fix = 'replace each value, then delete the "// placeholder" beside it';
    if (lines.length === 0) return ok('none: every value is your own');
    return (local ? todo : fail)(`${lines.length} values are still examples`, fix, lines);
  },
  'Facts of guides': ({ due }) =>
    due.length === 0
      ? ok('all read within a year, and none has ended')
      : todo(`${due.length} due for a review`, 'docs/writing.md, "Facts"', due),
  ...siteChecks,
  ...serviceChecks,
};

/** Runs every check; those after the home page only if that responds. */
export async function runChecks(facts: Facts): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      rows.push({ name, ...(await check(facts)) });
    } catch (error) {
      rows.push({ name, ...fail(`could not be checked: ${(error as Error).message}`) });
    }
    if (name === 'Home page' && rows.at(-1)?.status === 'fail') break;
  }
  return rows;
}

/** @returns all rows as text, what failed first, and the number of each kind */
export function report(rows: Row[]): string {
  const labels = { fail: 'FAIL', todo: 'to do', ok: 'ok' };
  const of = (wanted: Row['status']) => rows.filter(({ status }) => status === wanted);
  const [failed, todos, good] = [of('fail'), of('todo'), of('ok')];
  const texts = [...failed, ...todos, ...good].map(({ status, name, message, lines, fix }) => {
    const first = `  ${labels[status].padEnd(6)}  ${name.padEnd(18)}${message}`;
    return [first, ...lines, ...(fix ? [`→ ${fix}`] : [])].join(`\n${' '.repeat(28)}`);
  });
  return `${texts.join('\n')}\n\n${good.length} ok, ${todos.length} to do, ${failed.length} failed`;
}
