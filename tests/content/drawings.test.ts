import { readdirSync, statSync } from 'node:fs';

/** The limits of docs/drawings.md, in bytes. */
const limits: [folder: string, most: number][] = [
  ['public/vehicles', 6_000],
  ['public/art/cars', 4_096],
  ['public/art/guides', 4_096],
  ['public/art', 20_000],
  ['public', 120_000],
];

it.each(limits)('a drawing in %s has at most %i bytes', (folder, most) => {
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  expect(drawings.filter((name) => statSync(`${folder}/${name}`).size > most)).toEqual([]);
});
