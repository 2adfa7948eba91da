/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { makes } from '@/content/catalogue/makes';
import { defaultDrawing, guideDrawings } from '@/lib/guides/drawings';

type Element = { name: string; attributes: Record<string, string>; parent: string };

/** The elements of an SVG, as svgo's parser reads them. Throws where it is not well-formed. */
function elementsOf(svg: string): Element[] {
  const elements: Element[] = [];
  const enter = (
    { name, attributes }: Omit<Element, 'parent'>,
    parent: { type: string; attributes?: Record<string, string> },
  ) => {
    elements.push({ name, attributes: { ...attributes }, parent: parent.attributes?.id ?? parent.type });
  };
  optimize(svg, { plugins: [{ name: 'collect', fn: () => ({ element: { enter } }) }] });
  return elements;
}

const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);
const source = (file: string) => readFileSync(`public/${file}`, 'utf8');

describe('an SVG file of public/', () => {
  it.each(files)('%s is well-formed and self-contained', (file) => {
    const elements = elementsOf(source(file));
    expect(elements[0]?.name).toBe('svg');
    expect(
      elements.map(({ name }) => name).filter((name) => /^(script|style|foreignObject|image)$/.test(name)),
    ).toEqual([]);
    const values = elements.flatMap(({ attributes }) => Object.entries(attributes));
    expect(values.filter(([name]) => /^on/.test(name))).toEqual([]);
    expect(values.filter(([name, value]) => /href$/.test(name) && !value.startsWith('#'))).toEqual([]);
    expect(values.filter(([, value]) => /url\((?!#)/.test(value))).toEqual([]);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(files.filter((file) => file.startsWith('vehicles/')))(
    '%s is 640 by 320 and below 6 KB for each car',
    (file) => {
      const elements = elementsOf(source(file));
      const cars = Math.max(1, elements.filter(({ name }) => name === 'view').length);
      expect(elements[0]?.attributes.viewBox).toBe(`0 0 640 ${320 * cars}`);
      expect(Buffer.byteLength(source(file))).toBeLessThan(6_000 * cars);
    },
  );

  it.each(files.filter((file) => /^art[\\/](?!guides)/.test(file)))(
    '%s has a view box and is below 20 KB',
    (file) => {
      expect(elementsOf(source(file))[0]?.attributes.viewBox).toMatch(/^0 0 \d+ \d+$/);
      expect(Buffer.byteLength(source(file))).toBeLessThan(20_000);
    },
  );
});

describe('the drawings of public/art/guides', () => {
  it('include the default one', () => {
    expect([...guideDrawings().keys()]).toContain(defaultDrawing);
  });

  it.each([...guideDrawings()])(
    '%s is 480 by 360, at most 4 KiB, and has more sky for share images',
    (name, shapes) => {
      const file = source(`art/guides/${name}.svg`);
      expect(elementsOf(file)[0]?.attributes.viewBox).toBe('0 0 480 360');
      expect(Buffer.byteLength(file)).toBeLessThanOrEqual(4 * 1024);
      expect(shapes).toMatch(/^<path fill="#\w+" d="M0-2[0-9]{2}h480v\d+H0z"\/>/);
    },
  );
});

describe('the logos of public/makes.svg', () => {
  const elements = elementsOf(source('makes.svg'));
  const symbols = elements.filter(({ name }) => name === 'symbol');

  it('each belong to a make of the catalogue, which may have makes without a logo', () => {
    const ids = symbols.map(({ attributes }) => attributes.id);
    expect(ids.filter((id) => !makes.some(({ slug }) => slug === id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Buffer.byteLength(source('makes.svg'))).toBeLessThan(120_000);
  });

  it.each(symbols.map(({ attributes }) => attributes))(
    '$id has the common view box and takes the color of the text',
    ({ id, viewBox, fill }) => {
      expect({ viewBox, fill }).toEqual({ viewBox: '0 0 120 72', fill: 'currentColor' });
      const shapes = elements.filter(({ parent }) => parent === id);
      expect(shapes.length).toBeGreaterThan(0);
      for (const { name, attributes } of shapes) {
        expect(name).toBe('path');
        expect(Object.keys(attributes).filter((key) => /fill$|stroke|style/.test(key))).toEqual([]);
      }
    },
  );
});

it('every body style has a drawing in every paint', () => {
  const drawings = bodyStyles.flatMap((style) => paints.map((paint) => `vehicles/${style}-${paint}.svg`));
  expect(files).toEqual(expect.arrayContaining(drawings));
});
