-- The one table of the site: the 2025 lease inventory, read by anonymous visitors (docs/product.md#inventory-data).
create table public.inventory_2025 (
  id bigint generated always as identity primary key,
  brand text,
  model text,
  year integer not null default 2025,
  img text,
  created_at timestamptz not null default now()
);

comment on table public.inventory_2025 is 'Vehicles shown on /inventory. One row is one card.';
comment on column public.inventory_2025.brand is 'The make, as people type it; the site normalizes the spelling.';
comment on column public.inventory_2025.img is 'URL of a photo; empty shows "No Image".';

-- The site lists newest first, and reads in pages of 1,000: id breaks ties so that no page overlaps another.
create index inventory_2025_newest_first on public.inventory_2025 (created_at desc, id desc);

alter table public.inventory_2025 enable row level security;

create policy "Anyone may read the inventory"
  on public.inventory_2025 for select
  to anon, authenticated
  using (true);

-- Hosted projects grant every table to anon by default. Row-level security already refuses writes; this refuses them again.
revoke all on public.inventory_2025 from anon, authenticated;
grant select on public.inventory_2025 to anon, authenticated;
