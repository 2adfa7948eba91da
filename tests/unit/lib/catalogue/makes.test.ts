/** @jest-environment node */
import fc from 'fast-check';
import { popularMakes as popularSlugs } from '@/content/catalogue/popular-makes';
import {
  brandName,
  collapseWhitespace,
  findMake,
  makes,
  normalizeMake,
  popularMakes,
  resolveMake,
} from '@/lib/catalogue/makes';

const NBSP = '\u00a0';
const aliases = [
  ['mercedes', 'Mercedes-Benz'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['alfa', 'Alfa Romeo'],
  ['range rover', 'Land Rover'],
  ['land rover', 'Land Rover'],
  ['rover', 'Land Rover'],
  ['bmw', 'BMW'],
] as const;

const spellings = (text: string) => [
  text,
  text.toUpperCase(),
  `  ${text} `,
  text.replace(' ', NBSP),
  text.replace(' ', '   '),
  `${NBSP}${text}${NBSP}`,
  text.replace(' ', ''),
  text.replace(' ', '-'),
];

describe.each([
  ['the make that a visitor meant', resolveMake],
  ['the make of an inventory row', normalizeMake],
])('%s', (_, makeOf) => {
  it.each(aliases)('is found by the alias "%s" in any case and spacing: %s', (alias, name) => {
    for (const text of spellings(alias)) expect(makeOf(text)).toBe(name);
  });

  it.each(makes)('is found by its name in any case: $name', ({ name }) => {
    expect([name.toLowerCase(), name.toUpperCase()].map(makeOf)).toEqual([name, name]);
  });
});

describe('the make that a visitor meant', () => {
  it.each([
    ['toyo', 'Toyota'],
    ['chev', 'Chevrolet'],
    ['romeo', 'Alfa Romeo'],
    ['le', 'Lexus'],
    ['ford trucks', 'Ford'],
    ['Lexus of Freehold', 'Lexus'],
    ['in', 'Infiniti'],
  ])('is found by a part of its name: "%s" is %s', (text, name) => {
    expect(resolveMake(text)).toBe(name);
  });

  it('is rather an exact name or alias than a part of another name', () => {
    expect(resolveMake('ram')).toBe('Ram');
    expect(resolveMake('rover')).toBe('Land Rover');
  });

  it.each(['Tesla', 'Rivian R1S', 'x', '?'])('stays as it is when nothing matches: %s', (text) => {
    expect(resolveMake(text)).toBe(text);
  });

  it('is empty for an empty text', () => {
    expect(resolveMake('')).toBe('');
    expect(resolveMake(` ${NBSP} `)).toBe('');
  });

  it('is a make of the catalogue or the text on one line, whatever the text', () => {
    const names = new Set<string>(makes.map((make) => make.name));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const found = resolveMake(text);
        expect(names.has(found) || found === collapseWhitespace(text)).toBe(true);
        expect(resolveMake(found)).toBe(found);
      }),
    );
  });
});

describe('the make of an inventory row', () => {
  it.each([
    ['tesla', 'Tesla'],
    ['POLESTAR', 'Polestar'],
    ['aston martin', 'Aston Martin'],
    [`rolls-royce${NBSP}`, 'Rolls-Royce'],
    ['citroën', 'Citroën'],
    ['école motors', 'École Motors'],
  ])('is title-cased when unknown: "%s" is %s', (text, name) => {
    expect(normalizeMake(text)).toBe(name);
  });

  it('is not guessed from a part of its name', () => {
    expect(normalizeMake('toyo')).toBe('Toyo');
  });

  it('does not change when it is normalized again', () => {
    const letters = fc.constantFrom(...'aAbBmMwWvV éÉöÖ-  4.');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 120 }), (text) => {
        const once = normalizeMake(text);
        expect(normalizeMake(once)).toBe(once);
      }),
    );
  });
});

describe('a make looked up exactly', () => {
  it.each([
    ['mercedes', 'mercedes'],
    ['Mercedes-Benz', 'mercedes'],
    ['land-rover', 'land-rover'],
    ['VW', 'volkswagen'],
    ['chevy', 'chevrolet'],
  ])('"%s" has the slug %s', (text, slug) => {
    expect(findMake(text)?.slug).toBe(slug);
  });

  it.each(['', 'toyo', 'mercedes.html', '__proto__', 'constructor'])('"%s" is none', (text) => {
    expect(findMake(text)).toBeNull();
  });

  it('has a shorter name on its own page where it is usual', () => {
    const names = ['mercedes', 'bmw'].map((slug) => {
      const make = findMake(slug);
      return make && brandName(make);
    });
    expect(names).toEqual(['Mercedes', 'BMW']);
  });
});

describe('a single-line text', () => {
  it('is one trimmed line of at most 80 characters, and does not change again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const line = collapseWhitespace(text);
        expect([...line].length).toBeLessThanOrEqual(80);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/[^\S ]| {2}/);
        expect(collapseWhitespace(line)).toBe(line);
      }),
    );
  });

  it('is cut without a trailing space and without half a character', () => {
    expect(collapseWhitespace(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(collapseWhitespace(`${'a'.repeat(79)}🚗🚗`)).toBe(`${'a'.repeat(79)}🚗`);
  });
});

it('the makes of the footer are makes of the catalogue', () => {
  expect(popularMakes.map(({ slug }) => slug)).toEqual(popularSlugs);
});
