/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import sharp from 'sharp';
import { MarkdownPhoto } from '@/components/ui/photo';
import { business } from '@/lib/content/business';
import { portraitUrl } from '@/lib/photos/photo-paths';
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
  [2000, [640, 828, 1200, 1920], 828],
  [900, [640, 828, 900], 828],
  [500, [500], 500],
])(
  'a photo %d pixels wide gets the sizes up to its own, upright',
  async (pixels, widths, fallback) => {
    const { width, height, avif, webp } = await addPhoto('team.png', pixels);
    expect([width, height]).toEqual([pixels, 90]);
    await writePhotoSizes();
    expect(avif.map((size) => size.width)).toEqual(widths);
    for (const size of avif) {
      const data = await sharp(sizePath(size)).metadata();
      expect([data.width, data.compression]).toEqual([size.width, 'av1']);
    }
    const data = await sharp(sizePath(webp)).metadata();
    expect([data.width, data.format, data.exif]).toEqual([fallback, 'webp', undefined]);
  },
);

it('before its sizes are made, a photo is shown as it is', async () => {
  await addPhoto('new.png', 30);
  const { prelude } = await prerenderToNodeStream(
    createElement(MarkdownPhoto, { alt: 'A', src: '/photos/new.png' }),
  );
  expect(await text(prelude)).toMatch(/^(?!.*<source).* src="\/photos\/new\.png"/);
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
  const before = await addPhoto('team.png', 300);
  await writePhotoSizes();
  const made = statSync(sizePath(before.webp)).mtimeMs;
  await writePhotoSizes();
  expect(statSync(sizePath(before.webp)).mtimeMs).toBe(made);
  const after = await addPhoto('team.png', 301);
  await writePhotoSizes();
  const names = [...after.avif, after.webp].map(({ url }) => path.basename(url));
  expect(written()).toEqual(names.sort());
  expect(names).not.toContain(path.basename(before.webp.url));
  rmSync('public/photos', { recursive: true });
  await writePhotoSizes();
  expect(written()).toEqual([]);
});
