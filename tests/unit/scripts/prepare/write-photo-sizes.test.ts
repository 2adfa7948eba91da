/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import sharp from 'sharp';
import { Portrait } from '@/components/trust/people';
import { MarkdownPhoto } from '@/components/ui/photo';
import { photoSizes, sizePath } from '@/lib/photos/photo-sizes';
import { writePhotoSizes } from '@/scripts/prepare/write-photo-sizes';

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

/** The HTML of an element on a prerendered page. */
const htmlOf = async (element: React.ReactElement) =>
  text((await prerenderToNodeStream(element)).prelude);

const portraitOf = (photo: string) =>
  htmlOf(
    createElement(Portrait, { className: '', person: { name: 'Ann', role: 'Answers', photo } }),
  );

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
  const photo = await htmlOf(createElement(MarkdownPhoto, { alt: 'A', src: '/photos/new.png' }));
  expect(photo).toMatch(/^(?!.*<source).* src="\/photos\/new\.png"/);
  expect(await portraitOf('new.png')).toContain('src="/photos/new.png"');
});

it('a person is shown with a small square of their photo', async () => {
  const { portrait } = await addPhoto('ann.png', 400);
  await writePhotoSizes();
  expect(await portraitOf('ann.png')).toContain(`src="${portrait.url}"`);
  const { width, height, format, exif } = await sharp(sizePath(portrait)).metadata();
  expect([width, height, format, exif]).toEqual([192, 192, 'webp', undefined]);
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
  const names = [...after.avif, after.webp, after.portrait].map(({ url }) => path.basename(url));
  expect(written()).toEqual(names.sort());
  expect(names).not.toContain(path.basename(before.webp.url));
  rmSync('public/photos', { recursive: true });
  await writePhotoSizes();
  expect(written()).toEqual([]);
});
