/** @jest-environment node */
import fc from 'fast-check';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { makes } from '@/lib/catalogue/makes';
import { bodyStyleOf, modelsOf, resolveModel } from '@/lib/catalogue/models';

describe('the models of a make', () => {
  it('are for Toyota those of the spec', () => {
    expect(modelsOf('Toyota')).toEqual([
      '4Runner',
      'Camry',
      'Crown',
      'Grand Highlander',
      'Highlander',
      'Prius',
      'RAV4',
      'Sequoia',
      'Sienna',
      'Tacoma',
      'Tundra',
      'Venza',
      'bZ4X',
    ]);
  });

  it.each(makes.map((make) => make.name))('exist for %s', (name) => {
    expect(modelsOf(name).length).toBeGreaterThan(0);
  });

  it.each(['', 'Tesla', 'toString'])('are none for "%s"', (name) => {
    expect(modelsOf(name)).toEqual([]);
  });
});

describe('a model from an address', () => {
  it.each([
    ['Toyota', 'rav4', 'RAV4'],
    ['toyota', '  grand   highlander ', 'Grand Highlander'],
    ['vw', 'TIGUAN', 'Tiguan'],
    ['Toyota', 'Supra Mk4', 'Supra Mk4'],
    ['Tesla', 'Model 3', 'Model 3'],
    ['Toyota', '', ''],
  ])('of %s, "%s", reads %s', (make, text, model) => {
    expect(resolveModel(make, text)).toBe(model);
  });
});

describe('a body style', () => {
  it('is drawn for every model of every make', () => {
    for (const { name } of makes)
      for (const model of modelsOf(name)) expect(bodyStyles).toContain(bodyStyleOf(name, model));
  });

  it('is one that is drawn or none, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom('Toyota', 'BMW', 'Tesla', ''), fc.string(), (make, model) => {
        expect([...bodyStyles, null]).toContain(bodyStyleOf(make, model));
      }),
      {
        examples: [
          ['Toyota', 'constructor'],
          ['Toyota', '__proto__'],
          ['Toyota', 'toString'],
        ],
      },
    );
  });
});
