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
