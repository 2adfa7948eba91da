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
