/** @jest-environment node */
import fc from 'fast-check';
import { nameOf, parametersOf, readAddress, writeAddress } from '@/lib/lease/address';
import { compareOffers } from '@/lib/lease/compare';
import { compareInputs, compareTool } from '@/lib/lease/compare-fields';
import type { Tool } from '@/lib/lease/fields';
import { calculateLease, leaseProblem } from '@/lib/lease/lease';
import { type LeaseState, leaseTool } from '@/lib/lease/lease-fields';
import { checkMileage, mileageProblem, mileageTool } from '@/lib/lease/mileage';
import { leases, sample } from './cases';

const { example } = leaseTool;
const write = (state: LeaseState, query = '') =>
  writeAddress(leaseTool, state, new URLSearchParams(query)).toString();
const read = (query: string) => readAddress(leaseTool, new URLSearchParams(query));

it('only values that differ from the example are in the address', () => {
  expect(write(example)).toBe('');
  expect(write({ ...example, sellingPrice: 4_150_050, place: 'nj' })).toBe('price=41500.5&place=nj');
  expect(write({ ...example, rate: { kind: 'percent', value: 5 } })).toBe('rate=5');
  expect(write({ ...example, residual: { kind: 'amount', cents: 2_700_000 } })).toBe('rvd=27000');
});

it('what belongs to others stays in the address', () => {
  expect(write({ ...example, months: 24 }, 'utm_source=mail&odo=9000&rv=55')).toBe(
    'utm_source=mail&odo=9000&months=24',
  );
});

it('a value that can’t be used is replaced by the example’s, and the others are kept', () => {
  const { values, drafts } = read('price=abc&msrp=1&months=%2048%20mo&place=NJ&taxpaid=payment&other=1');
  expect(values).toEqual({ ...example, months: 48, taxPaid: 'payment' });
  expect(Object.keys(drafts)).toEqual(['msrp', 'sellingPrice', 'place']);
  expect(drafts.sellingPrice).toEqual({
    text: 'abc',
    parameter: 'price',
    message: 'Enter an amount, such as 42,000.',
  });
  // One unusable notation doesn't hide the other.
  expect(read('rv=abc&rvd=27000').values.residual).toEqual({ kind: 'amount', cents: 2_700_000 });
});

const whole = (min: number, max: number) => fc.integer({ min, max });
const offer = <Name extends 'a' | 'b'>(name: Name) => ({
  [`${name}-dueAtSigning`]: whole(0, 15_000_000),
  [`${name}-monthly`]: whole(0, 1_000_000),
  [`${name}-months`]: whole(24, 60),
  [`${name}-milesPerYear`]: whole(5000, 50_000),
  [`${name}-endFees`]: whole(0, 500_000),
  [`${name}-sellingPrice`]: fc.option(whole(500_000, 50_000_000)),
});

it.each<[string, Tool<never>, fc.Arbitrary<object>]>([
  ['the calculator', leaseTool as Tool<never>, leases],
  [
    'the mileage check',
    mileageTool as Tool<never>,
    fc.record({
      monthsSoFar: whole(1, 60),
      odometer: whole(0, 500_000),
      odometerAtStart: whole(0, 500_000),
      milesPerYear: whole(5000, 50_000),
      months: whole(24, 60),
      end: fc.constantFrom(null, '2028-03-31', '2026-02-28'),
      place: fc.constantFrom('nyc', 'ny', 'nj'),
    }),
  ],
  [
    'the comparison',
    compareTool as Tool<never>,
    fc.record({
      ...offer('a'),
      ...offer('b'),
      milesDriven: fc.option(whole(1000, 100_000)),
      make: fc.constantFrom('', 'Kia', 'Mercedes-Benz'),
      model: fc.constantFrom('', '2500', 'ID. Buzz & more'),
    }),
  ],
])('every state of %s comes back from its address unchanged', (_, tool, states) => {
  const wrong = sample(states).filter((state) => {
    const values = { ...(tool.example as object), ...state } as never;
    const found = readAddress(tool, writeAddress(tool, values));
    return JSON.stringify(found) !== JSON.stringify({ values, drafts: {} });
  });
  expect(wrong).toEqual([]);
});

const parameters = [leaseTool, compareTool, mileageTool]
  .flatMap((tool) => parametersOf(tool as Tool<never>).split(' '))
  .filter((name) => !['make', 'brand', 'model'].includes(name));

it('no two values share a parameter, with each other or with the rest of the site', () => {
  expect(new Set(parameters).size).toBe(parameters.length);
  const others = ['trim', 'year', 'mileage', 'page', 'sort', 't', 'gclid'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
});

it('a parameter stands for one value, and one of others for none', () => {
  expect(['rvd', 'brand', 'utm_source'].map((name) => nameOf(leaseTool, name))).toEqual([
    'residual',
    'make',
    undefined,
  ]);
  expect(read('brand=Kia&model=%20EV9').values).toMatchObject({ make: 'Kia', model: 'EV9' });
});

it('the examples are legal', () => {
  expect(leaseProblem(leaseTool.example)).toBeNull();
  expect(mileageProblem(mileageTool.example)).toBeNull();
  expect(compareOffers(compareInputs(compareTool.example)).difference.low).not.toBe(0);
});

it('any address gives a state that the arithmetic can use', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.integer({ max: 600_000 }).map(String),
    fc.constantFrom('nj', '60%', '$1k', ''),
  );
  const queries = fc.array(fc.tuple(fc.constantFrom(...parameters), texts));
  const finite = (result: object) => !/null|NaN/.test(JSON.stringify(Object.values(result)));
  const wrong = sample(queries).filter((pairs) => {
    const query = new URLSearchParams(pairs);
    const lease = readAddress(leaseTool, query).values;
    const mileage = readAddress(mileageTool, query).values;
    const offers = readAddress(compareTool, query).values;
    return !(
      (leaseProblem(lease) || finite(calculateLease(lease))) &&
      (mileageProblem(mileage) || finite({ ...checkMileage(mileage), paceToAvoid: 0 })) &&
      finite(compareOffers(compareInputs(offers)))
    );
  });
  expect(wrong).toEqual([]);
});
