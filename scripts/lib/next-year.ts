import { UserError } from './cli';

/** Texts of the files that name the model year, by path. */
type Files = Record<string, string>;
/** What a model year is called in them. */
export type YearNames = { year: number; table: string };

/** @returns the migration that creates the table of a year: with the columns and the index of the one before */
export function tableMigration(from: YearNames, to: YearNames): string {
  return `-- The inventory of ${to.year}: a table like that of ${from.year}, which stays as it is.
create table public.${to.table} (like public.${from.table} including all);
alter table public.${to.table} alter column year set default ${to.year};

alter table public.${to.table} enable row level security;

create policy "Anyone may read the inventory"
  on public.${to.table} for select
  to anon, authenticated
  using (true);

revoke all on public.${to.table} from anon, authenticated;
grant select on public.${to.table} to anon, authenticated;

-- launch:check asks what visitors may do with this table.
do $$ begin
  execute replace(pg_get_functiondef('public.inventory_writes_allowed()'::regprocedure), '${from.table}', '${to.table}');
end $$;
`;
}

/**
 * The edits that prepare a model year.
 *
 * @param files content/model-year.ts, the cards of brand pages and the example rows, each as it is
 * @param now names the migration
 * @returns the new texts of the files that change, and the migration; none when the site is at that year already
 * @throws UserError for an earlier year, and where the model year isn't found
 */
export function nextYear(files: Files, from: YearNames, year: number, now: Date): Files {
  if (year === from.year) return {};
  if (year < from.year || year > 2100)
    throw new UserError(`The site is at ${from.year}: expected a later year, such as ${from.year + 1}.`);
  const to = { year, table: `inventory_${year}` };
  const edited = Object.entries(files).map(([file, text]): [string, string] => {
    const next = text
      .replaceAll(from.table, to.table)
      .replace(new RegExp(`(modelYear|\\byear): ${from.year},`, 'g'), `$1: ${year},`)
      // A row of the seed; its date is written as '2026-08-30'.
      .replaceAll(`, ${from.year}, `, `, ${year}, `)
      .replaceAll(`new:year ${from.year + 1}`, `new:year ${year + 1}`);
    // Cards may have been raised one by one.
    if (next === text && file.endsWith('model-year.ts'))
      throw new UserError(`${file} does not name ${from.year} as the site came with it: edit it by hand.`);
    return [file, next];
  });
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const migration = `supabase/migrations/${stamp}_${to.table}.sql`;
  return { ...Object.fromEntries(edited), [migration]: tableMigration(from, to) };
}
