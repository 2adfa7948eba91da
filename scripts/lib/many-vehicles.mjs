/**
 * SQL for a large inventory: 12 makes with 14 models each, every row a minute newer than the one before.
 *
 * @param {number} rows how many
 * @param {string} photo SQL expression of a photo's URL, different for each `n`
 */
export const manyVehicles = (
  rows,
  photo,
) => `insert into public.inventory_2025 (brand, model, img, created_at)
  select (array['toyota','BMW','vw','honda','mercedes','Kia','Ford','jeep','Audi','Lexus','Subaru','Volvo'])[1 + n % 12],
    'Model ' || (n / 12) % 14, ${photo}, timestamptz '2025-08-01' + n * interval '1 minute'
  from generate_series(1, ${rows}) as n;`;
