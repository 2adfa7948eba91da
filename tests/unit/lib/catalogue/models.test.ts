/** @jest-environment node */
import fc from 'fast-check';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { makes } from '@/lib/catalogue/makes';
import { bodyStyleOf, drawingOfMake, knownVehicle, modelsOf, resolveModel } from '@/lib/catalogue/models';

describe('the models of a make', () => {
  it.each(makes)('have a body style each, and the make has a drawing: $name', ({ name }) => {
    const styles = modelsOf(name).map((model) => bodyStyleOf(name, model));
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(bodyStyles).toContain(style);
    expect(drawingOfMake(name, 7)).toBe(`${styles[0]}-sand`);
  });

  it('are found by an alias of the make, in catalogue order', () => {
    expect(modelsOf('vw')).toEqual(modelsOf('Volkswagen'));
    expect(modelsOf('Toyota').slice(0, 2)).toEqual(['4Runner', 'Camry']);
  });

  it.each(['', 'Zeppelin', 'toString'])('are none for "%s"', (name) => {
    expect(modelsOf(name)).toEqual([]);
    expect(drawingOfMake(name, 0)).toBe('sedan-ink');
  });
});

describe('a model in a URL', () => {
  it.each([
    ['Toyota', 'rav4', 'RAV4'],
    ['toyota', '  grand   highlander ', 'Grand Highlander'],
    ['vw', 'TIGUAN', 'Tiguan'],
    ['Toyota', 'Supra  Mk4', 'Supra Mk4'],
    ['Zeppelin', 'Model 3', 'Model 3'],
    ['Toyota', '', ''],
  ])('of %s, "%s", becomes "%s"', (make, text, model) => {
    expect(resolveModel(make, text)).toBe(model);
  });
});

it.each([
  [
    { make: 'Toyota', model: 'RAV4' },
    { make: 'Toyota', model: 'RAV4' },
  ],
  [{ make: 'Toyota', model: 'jane@visitor.example' }, { make: 'Toyota' }],
  [{ make: 'jane@visitor.example', model: 'RAV4' }, {}],
])('of %j the catalogue knows %j', (vehicle, known) => {
  expect(knownVehicle(vehicle)).toEqual(known);
});

it('a body style is one with illustrations or null, for any input', () => {
  fc.assert(
    fc.property(fc.constantFrom('Toyota', 'BMW', 'Zeppelin', ''), fc.string(), (make, model) => {
      expect([...bodyStyles, null]).toContain(bodyStyleOf(make, model));
    }),
    {
      examples: ['constructor', '__proto__', 'toString'].map((name) => ['Toyota', name] as [string, string]),
    },
  );
});
