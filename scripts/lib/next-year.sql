-- The inventory of {year}: a table like that of {from.year}, which stays as it is.
create table public.inventory_{year} (like public.{from.table} including all);
alter table public.inventory_{year} alter column year set default {year};

alter table public.inventory_{year} enable row level security;

create policy "Anyone may read the inventory"
  on public.inventory_{year} for select
  to anon, authenticated
  using (true);

revoke all on public.inventory_{year} from anon, authenticated;
grant select on public.inventory_{year} to anon, authenticated;

-- launch:check asks what visitors may do with this table.
do $$ begin
  execute replace(pg_get_functiondef('public.inventory_writes_allowed()'::regprocedure), '{from.table}', 'inventory_{year}');
end $$;
