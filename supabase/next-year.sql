-- For a migration (docs/editing.md#next-model-year): the inventory of {next}, a table like that of {last}, which stays as it is.
create table public.inventory_{next} (like public.inventory_{last} including all);
alter table public.inventory_{next} alter column year set default {next};

alter table public.inventory_{next} enable row level security;

create policy "Anyone may read the inventory"
  on public.inventory_{next} for select
  to anon, authenticated
  using (true);

revoke all on public.inventory_{next} from anon, authenticated;
grant select on public.inventory_{next} to anon, authenticated;
