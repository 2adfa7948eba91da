import { type Check, type Facts, fail, type Row } from './check';
import { repositoryChecks } from './repository';
import { serviceChecks } from './services';
import { homePage, siteChecks } from './site';

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
  await run(repositoryChecks);
  await run({ 'Home page': homePage });
  if (rows.at(-1)?.status !== 'fail') await run({ ...siteChecks, ...serviceChecks });
  return rows;
}

/** Label and color of a terminal (red, yellow, green), what failed first. */
const LABELS = { fail: ['FAIL', 31], todo: ['to do', 33], ok: ['ok', 32] } as const;

/** @param isColored for a terminal @returns all rows as text, and the number of each kind as a sentence */
export function report(rows: Row[], isColored: boolean): [text: string, counts: string] {
  const texts: string[] = [];
  const counts: string[] = [];
  for (const status of ['fail', 'todo', 'ok'] as const) {
    const ofStatus = rows.filter((row) => row.status === status);
    const [text, color] = LABELS[status];
    const label = isColored ? `\u001b[${color}m${text.padEnd(6)}\u001b[0m` : text.padEnd(6);
    for (const { name, message, lines, fix } of ofStatus) {
      const details = [...lines, ...(fix ? [`→ ${fix}`] : [])].map((line) => `\n${' '.repeat(28)}${line}`);
      texts.push(`  ${label}  ${name.padEnd(18)}${message}${details.join('')}`);
    }
    counts.unshift(`${ofStatus.length} ${text.toLowerCase().replace(/^fail$/, 'failed')}`);
  }
  return [texts.join('\n'), counts.join(', ')];
}
