/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { drawingScale, silhouetteOf } from '@/lib/catalogue/drawings';

type Element = { name: string; attributes: Record<string, string>; parent: string };

/** The elements of an SVG, as svgo's parser reads them. Throws where it is not well-formed. */
function elementsOf(svg: string): Element[] {
  const elements: Element[] = [];
  const enter = (
    { name, attributes }: Omit<Element, 'parent'>,
    parent: { type: string; attributes?: Record<string, string> },
  ) => {
    elements.push({
      name,
      attributes: { ...attributes },
      parent: parent.attributes?.id ?? parent.type,
    });
  };
  optimize(svg, { plugins: [{ name: 'collect', fn: () => ({ element: { enter } }) }] });
  return elements;
}

/** What holds for the drawings of a folder. */
type Kind = {
  files: RegExp;
  /** In KiB; for a file of several cars, of each. */
  most: number;
  /** A file of several cars has one view for each. */
  viewBox?: (cars: number) => string;
};

const KINDS: readonly Kind[] = [
  { files: /^vehicles/, most: 6, viewBox: (cars) => `0 0 640 ${320 * cars}` },
  { files: /^art.cars/, most: 4, viewBox: () => '0 0 640 320' },
  { files: /^art.guides/, most: 4, viewBox: () => '0 0 480 360' },
  { files: /^makes\.svg$/, most: 120 },
  { files: /./, most: 20 },
];

const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

/** Scripts, and references to other files, which browsers don't load in an image. */
function isForeign([name, value]: [string, string]): boolean {
  const isHandler = /^on/.test(name);
  const leadsElsewhere = /href$/.test(name) && !value.startsWith('#');
  const loadsElsewhere = /url\((?!#)/.test(value);
  return isHandler || leadsElsewhere || loadsElsewhere;
}

describe.each(files)('%s', (file) => {
  const svg = readFileSync(`public/${file}`, 'utf8');
  const elements = elementsOf(svg);
  const names = elements.map(({ name }) => name);

  it('is well-formed and self-contained', () => {
    expect(names[0]).toBe('svg');
    expect(names.filter((name) => /^(script|style|foreignObject|image)$/.test(name))).toEqual([]);
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(isForeign)).toEqual([]);
  });

  it('is light, and drawn to the size of its kind', () => {
    const kind = KINDS.find((one) => one.files.test(file));
    const views = names.filter((name) => name === 'view').length;
    const cars = Math.max(1, views);
    if (kind?.viewBox) expect(elements[0]?.attributes.viewBox).toBe(kind.viewBox(cars));
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual((kind?.most ?? 0) * 1024 * cars);
  });
});

const elements = elementsOf(readFileSync('public/makes.svg', 'utf8'));
const symbols = elements.filter(({ name }) => name === 'symbol');

it('the logos of public/makes.svg have the common view box and take the color of the text', () => {
  expect(symbols).not.toEqual([]);
  for (const { attributes } of symbols) {
    expect(attributes).toMatchObject({ viewBox: '0 0 120 72', fill: 'currentColor' });
    const shapes = elements.filter(({ parent }) => parent === attributes.id);
    expect(new Set(shapes.map(({ name }) => name))).toEqual(new Set(['path']));
    const own = shapes.flatMap((shape) => Object.keys(shape.attributes));
    expect(own.filter((key) => /fill$|stroke|style/.test(key))).toEqual([]);
  }
});

it.each([...bodyStyles, null])(
  'a car of the style %s has a silhouette, as wide as others',
  (style) => {
    const silhouette = silhouetteOf(style);
    expect(files).toContain(silhouette.slice(1));
    expect(drawingScale(silhouette)).not.toBe(1);
  },
);
