import { readFileSync } from 'node:fs';
import { UserError } from './cli';

/** Texts of the files that name the model year, by path. */
type Files = Record<string, string>;
/** The model year at which the site is, and its table. */
type YearNames = { year: number; table: string };

/** @returns the migration that creates the table of a year: with the columns and the index of the one before */
export const tableMigration = (from: YearNames, year: number): string =>
  readFileSync('scripts/lib/next-year.sql', 'utf8')
    .replaceAll('{year}', String(year))
    .replaceAll('{from.year}', String(from.year))
    .replaceAll('{from.table}', from.table);

/**
 * @param files content/model-year.ts, the cards of brand pages and the example rows @param now names the migration
 * @returns the new texts of the files that change, and the migration; none when the site is at that year already
 * @throws UserError for an earlier year, and where the model year isn't found
 */
export function nextYear(files: Files, from: YearNames, year: number, now: Date): Files {
  if (year === from.year) return {};
  if (year < from.year || year > 2100)
    throw new UserError(`The site is at ${from.year}: expected a later year, such as ${from.year + 1}.`);
  const edited: Files = {};
  for (const [file, text] of Object.entries(files)) {
    const next = text
      .replaceAll(from.table, `inventory_${year}`)
      .replace(new RegExp(`(modelYear|\\byear): ${from.year},`, 'g'), `$1: ${year},`)
      // A row of the seed; its date is written as '2026-08-30'.
      .replaceAll(`, ${from.year}, `, `, ${year}, `)
      .replaceAll(`new:year ${from.year + 1}`, `new:year ${year + 1}`);
    // Cards may have been raised one by one.
    if (next === text && file.endsWith('model-year.ts'))
      throw new UserError(`${file} does not name ${from.year} as the site came with it: edit it by hand.`);
    edited[file] = next;
  }
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  edited[`supabase/migrations/${stamp}_inventory_${year}.sql`] = tableMigration(from, year);
  return edited;
}
