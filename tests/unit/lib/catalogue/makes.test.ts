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
/** Spec section 4: aliases of the quote form. */
const quoteAliases = [
  ['mercedes', 'Mercedes-Benz'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['alfa', 'Alfa Romeo'],
  ['range rover', 'Land Rover'],
  ['land rover', 'Land Rover'],
] as const;
/** Spec section 5: aliases of the inventory. */
const inventoryAliases = [
  ['alfa', 'Alfa Romeo'],
  ['bmw', 'BMW'],
  ['mercedes', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['range rover', 'Land Rover'],
  ['rover', 'Land Rover'],
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

describe('the make a visitor meant', () => {
  it.each(quoteAliases)('is found by the alias "%s": %s', (alias, name) => {
    for (const text of spellings(alias)) expect(resolveMake(text)).toBe(name);
  });

  it.each(makes.map((make) => make.name))('is found by its own name in any case: %s', (name) => {
    expect(resolveMake(name.toLowerCase())).toBe(name);
    expect(resolveMake(name.toUpperCase())).toBe(name);
  });

  it.each([
    ['toyo', 'Toyota'],
    ['chev', 'Chevrolet'],
    ['romeo', 'Alfa Romeo'],
    ['ford trucks', 'Ford'],
    ['Lexus of Freehold', 'Lexus'],
    ['in', 'Infiniti'],
  ])('is found by a part, "%s" as %s', (text, name) => {
    expect(resolveMake(text)).toBe(name);
  });

  it('prefers the exact name to a part of another one', () => {
    expect(resolveMake('ram')).toBe('Ram');
    expect(resolveMake('rover')).toBe('Land Rover');
  });

  it.each(['Tesla', 'Rivian R1S', 'x', '?'])('stays the text as it came when nothing matches: %s', (text) => {
    expect(resolveMake(text)).toBe(text);
  });

  it('is nothing for an empty text', () => {
    expect(resolveMake('')).toBe('');
    expect(resolveMake(` ${NBSP} `)).toBe('');
  });

  it('is a make of the catalogue or the single-line text, whatever comes', () => {
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
  it.each(inventoryAliases)('is known by the alias "%s": %s', (alias, name) => {
    for (const text of spellings(alias)) expect(normalizeMake(text)).toBe(name);
  });

  it.each([
    [' mercedes  benz', 'Mercedes-Benz'],
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    [`Land${NBSP}Rover`, 'Land Rover'],
    ['landrover', 'Land Rover'],
    ['gmc', 'GMC'],
    ['ALFA   ROMEO', 'Alfa Romeo'],
    ['V W', 'Volkswagen'],
  ])('does not mind case, spacing or non-breaking spaces: "%s" is %s', (text, name) => {
    expect(normalizeMake(text)).toBe(name);
  });

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

  it('is never guessed from a part', () => {
    expect(normalizeMake('toyo')).toBe('Toyo');
  });

  it('stays what it is when it is normalized again', () => {
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

  it('bears on its page the name of the brand catalogue', () => {
    const names = ['mercedes', 'bmw'].map((slug) => {
      const make = findMake(slug);
      return make && brandName(make);
    });
    expect(names).toEqual(['Mercedes', 'BMW']);
  });
});

describe('a single-line text', () => {
  it('is one trimmed line of at most 80 characters, and tidy again as it is', () => {
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

  it('does not end in a space or in half a character where it is cut', () => {
    expect(collapseWhitespace(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(collapseWhitespace(`${'a'.repeat(79)}🚗🚗`)).toBe(`${'a'.repeat(79)}🚗`);
  });
});

it('the makes people ask for most are makes of the catalogue, each once', () => {
  expect(popularMakes.length).toBe(popularSlugs.length);
  expect(new Set(popularMakes).size).toBe(popularMakes.length);
  for (const make of popularMakes) expect(makes).toContain(make);
});
