/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import sharp from 'sharp';
import { Picture } from '@/components/ui/photo';
import { business } from '@/lib/content/business';
import { portraitUrl } from '@/lib/photos/photo-file';
import { photoSizes, sizePath } from '@/lib/photos/photo-sizes';
import { writePhotoSizes } from '@/scripts/build/write-photo-sizes';

const folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
const repository = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

/** A photo of a camera held upright: its pixels lie on their side. */
async function addPhoto(name: string, pixels: number) {
  mkdirSync('public/photos', { recursive: true });
  const file = `public/photos/${name}`;
  const create = { width: 90, height: pixels, channels: 3, background: 'navy' } as const;
  await sharp({ create }).withMetadata({ orientation: 6 }).toFile(file);
  return photoSizes(name);
}
const written = () => readdirSync('public/photo-sizes').sort();

it.each([
  [2000, [640, 828, 1200, 1920]],
  [900, [640, 828, 900]],
  [500, [500]],
])('a photo %d pixels wide gets the sizes up to its own, upright', async (pixels, widths) => {
  const { width, height, sizes } = await addPhoto('team.png', pixels);
  expect([width, height]).toEqual([pixels, 90]);
  await writePhotoSizes();
  expect(sizes.map((size) => size.width)).toEqual(widths);
  for (const size of sizes) {
    const data = await sharp(sizePath(size)).metadata();
    expect([data.width, data.format, data.exif]).toEqual([size.width, 'webp', undefined]);
  }
});

it('before a build has made its sizes, as in development, a photo is shown as it is', async () => {
  await addPhoto('new.png', 30);
  const { prelude } = await prerenderToNodeStream(
    createElement(Picture, { alt: 'A', src: '/photos/new.png' }),
  );
  expect(await text(prelude)).toMatch(/^(?!.*srcSet).* src="\/photos\/new\.png"/i);
});

it('a person’s photo gets a small square, too', async () => {
  await addPhoto('ann.png', 400);
  jest.replaceProperty(business(), 'people', [{ name: 'Ann', role: 'Answers', photo: 'ann.png' }]);
  await writePhotoSizes();
  const { width, height, format, exif } = await sharp(`public${portraitUrl('ann.png')}`).metadata();
  expect([width, height, format, exif]).toEqual([192, 192, 'webp', undefined]);
  jest.replaceProperty(business(), 'people', []);
});

it('a size is made once, has another name when its photo changes, and is deleted with it', async () => {
  rmSync('public/photos', { recursive: true });
  const { sizes: before } = await addPhoto('team.png', 300);
  await writePhotoSizes();
  const times = () => before.map((size) => statSync(sizePath(size)).mtimeMs);
  const made = times();
  await writePhotoSizes();
  expect(times()).toEqual(made);
  const after = await addPhoto('team.png', 301);
  await writePhotoSizes();
  const names = after.sizes.map(({ url }) => path.basename(url));
  expect(written()).toEqual(names.sort());
  expect(names).not.toContain(path.basename(before[0]?.url ?? ''));
  rmSync('public/photos', { recursive: true });
  await writePhotoSizes();
  expect(written()).toEqual([]);
});
