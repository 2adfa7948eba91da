/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';

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

/** View box and most kilobytes by folder; a file of several cars has one view for each. */
const FOLDERS: [files: RegExp, viewBox: (cars: number) => string, most: number][] = [
  [/^vehicles/, (cars) => `0 0 640 ${320 * cars}`, 6],
  [/^art.guides/, () => '0 0 480 360', 4],
  [/^makes\.svg$/, () => '', 120],
  [/./, () => '', 20],
];
const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

describe('an SVG file of public/', () => {
  it.each(files)(
    '%s is well-formed, self-contained, light and drawn to the size of its kind',
    (file) => {
      const svg = readFileSync(`public/${file}`, 'utf8');
      const elements = elementsOf(svg);
      expect(elements[0]?.name).toBe('svg');
      const names = elements.map(({ name }) => name);
      expect(names.filter((name) => /^(script|style|foreignObject|image)$/.test(name))).toEqual([]);
      const values = elements.flatMap(({ attributes }) => Object.entries(attributes));
      const foreign = ([name, value]: [string, string]) =>
        /^on/.test(name) ||
        (/href$/.test(name) && !value.startsWith('#')) ||
        /url\((?!#)/.test(value);
      expect(values.filter(foreign)).toEqual([]);
      const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);

      const [, viewBox = String, most = 0] = FOLDERS.find(([files]) => files.test(file)) ?? [];
      const cars = Math.max(1, names.filter((name) => name === 'view').length);
      if (viewBox(cars)) expect(elements[0]?.attributes.viewBox).toBe(viewBox(cars));
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(most * 1024 * cars);
    },
  );

  it.each(files.filter((file) => /^art.guides/.test(file)))(
    '%s begins with more sky, for share images',
    (file) => {
      const [, first] = elementsOf(readFileSync(`public/${file}`, 'utf8'));
      expect(first).toMatchObject({
        name: 'path',
        attributes: { d: expect.stringMatching(/^M0-2\d\dh480v\d+H0z$/) },
      });
    },
  );
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
