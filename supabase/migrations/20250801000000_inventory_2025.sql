-- The table of the site: the 2025 lease inventory, read by anonymous visitors (docs/product.md#inventory-data).
create table public.inventory_2025 (
  id bigint generated always as identity primary key,
  brand text,
  model text,
  year integer not null default 2025,
  img text,
  created_at timestamptz not null default now(),
  -- The lengths that lib/inventory/row.ts reads. A picture pasted in place of its URL takes megabytes.
  constraint brand_has_at_most_80_characters check (char_length(brand) <= 80),
  constraint model_has_at_most_80_characters check (char_length(model) <= 80),
  constraint img_has_at_most_1000_characters check (char_length(img) <= 1000)
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

-- Where the owner uploads photos of vehicles (docs/editing.md#photos-of-vehicles). A phone loads one for each card, so the
-- bucket refuses large files and other formats. Anyone may read it; only the dashboard and the secret key write.
do $$ begin
  -- The embedded database of `npm run local` has no storage.
  if to_regclass('storage.buckets') is null then return; end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('vehicles', 'vehicles', true, 300 * 1024, array['image/jpeg', 'image/webp', 'image/avif'])
  on conflict (id) do update set
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
end $$;
