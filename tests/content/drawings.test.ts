import { existsSync, readdirSync, statSync } from 'node:fs';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { bodyStyleDrawing, fallbackDrawing } from '@/lib/catalogue/drawings';

/** In bytes: pages show many of them at once. */
const limits: [folder: string, most: number][] = [
  ['public/vehicles', 4_096],
  ['public/art/guides', 4_096],
  ['public/art', 20_000],
  ['public', 120_000],
];

it.each(limits)('a drawing in %s has at most %i bytes', (folder, most) => {
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  expect(drawings.filter((name) => statSync(`${folder}/${name}`).size > most)).toEqual([]);
});

it.each([...bodyStyles, null])('a car of the style %s has a drawing in each paint', (style) => {
  const files = [fallbackDrawing(style), ...paints.map((paint) => bodyStyleDrawing(style, paint))];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
