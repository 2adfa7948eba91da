-- A picture pasted in place of its URL takes megabytes, and the site leaves its row out (lib/inventory/row.ts has the same
-- lengths). "not valid": rows that are longer already don't stop this migration; they're refused when they're changed.
alter table public.inventory_2025
  add constraint brand_has_at_most_80_characters check (char_length(brand) <= 80) not valid,
  add constraint model_has_at_most_80_characters check (char_length(model) <= 80) not valid,
  add constraint img_is_a_url_of_at_most_2048_characters check (char_length(img) <= 2048) not valid;
