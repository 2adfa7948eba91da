/**
 * Copies the repository with the content of a second business, tests/second-business/content, for
 * `npm run test:all`. Pass a folder inside the repository, so that its packages are found.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inventoryTable, modelYear } from './content/model-year';

const NOT_COPIED =
  /^(node_modules|\.git|\.next.*|\.local.*|\.reports|\.env\.local|next-env\.d\.ts)$/;

/** Adds a photo as from a phone: 4,032 pixels wide, 6 MB, held upright; for pages and a guide. */
async function addPhotos(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 2016, height: 1512, channels: 3, background: 'gray', noise } as const;
  const grain = await sharp({ create }).png().toBuffer();
  await sharp(grain)
    .resize(4032, 3024)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toFile(path.join(copy, 'public/photos/IMG_4032.JPG'));
  const photo = "photo: { file: 'IMG_4032.JPG', alt: 'The office' },";
  const edits = [
    ['home.ts', 'hero: {', `hero: { ${photo}`],
    ['about.ts', 'missionHeading:', `${photo} missionHeading:`],
    ['contact.ts', 'visit: {', `visit: { ${photo}`],
    [
      'blog/moving-with-a-lease.mdx',
      '## Insurance',
      '![Boxes](/photos/IMG_4032.JPG "All of it")\n\n## Insurance',
    ],
  ] as const;
  for (const [name, before, after] of edits) {
    const file = path.join(copy, 'content', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  }
}

function addNextYear(): void {
  const seed = path.join(copy, 'supabase/seed.sql');
  const rows = readFileSync(seed, 'utf8');
  const [, last = ''] = /inventory_(\d{4})/.exec(rows) ?? [];
  const next = String(modelYear);
  writeFileSync(
    seed,
    rows.replaceAll(`inventory_${last}`, inventoryTable).replaceAll(`, ${last},`, `, ${next},`),
  );
  const table = readFileSync('supabase/next-year.sql', 'utf8')
    .replaceAll('{last}', last)
    .replaceAll('{next}', next);
  writeFileSync(path.join(copy, `supabase/migrations/20270101000000_${inventoryTable}.sql`), table);
}

const copy = path.resolve(process.argv[2] ?? '');
rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const entry of readdirSync('.').filter((name) => !NOT_COPIED.test(name)))
  cpSync(entry, path.join(copy, entry), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
addNextYear();
rmSync(path.join(copy, 'content'), { recursive: true });
cpSync('tests/second-business/content', path.join(copy, 'content'), { recursive: true });
await addPhotos();
