/** @jest-environment node */
import fc from 'fast-check';
import { type CalculatorState, calculatorExample, calculatorFields } from '@/lib/lease/calculator-state';
import { carFields, noCar } from '@/lib/lease/car';
import { compareOffers } from '@/lib/lease/compare';
import { type CompareState, compareExample, compareFields, compareInputs } from '@/lib/lease/compare-state';
import { calculateLease, leaseProblem } from '@/lib/lease/lease';
import { checkMileage, mileageProblem } from '@/lib/lease/mileage-check';
import { type MileageState, mileageExample, mileageFields } from '@/lib/lease/mileage-state';
import { queryFromState, stateFromQuery } from '@/lib/lease/query';
import { prefillFromQuery } from '@/lib/quote/selection';
import { leases, sample } from './generated';

const toQuery = (state: CalculatorState, query = '') =>
  queryFromState(calculatorFields, calculatorExample, state, new URLSearchParams(query)).toString();
const fromQuery = (query: string) =>
  stateFromQuery(calculatorFields, calculatorExample, new URLSearchParams(query));

it('only values that differ from the example are in the address', () => {
  expect(toQuery(calculatorExample)).toBe('');
  expect(toQuery({ ...calculatorExample, sellingPrice: 4_150_050, place: 'nj' })).toBe(
    'price=41500.5&place=nj',
  );
  expect(toQuery({ ...calculatorExample, rate: { kind: 'percent', value: 5 } })).toBe('rate=5');
  expect(toQuery({ ...calculatorExample, residual: { kind: 'amount', cents: 2_700_000 } })).toBe('rvd=27000');
});

it('what belongs to others stays in the address', () => {
  const state = { ...calculatorExample, months: 24 };
  expect(toQuery(state, 'utm_source=mail&odo=9000&rv=55')).toBe('utm_source=mail&odo=9000&months=24');
});

it('a value that can’t be used is replaced by the example’s, and the others are kept', () => {
  expect(fromQuery('price=abc&msrp=1&months=%2048%20mo&place=NJ&taxpaid=payment&other=1')).toEqual({
    state: { ...calculatorExample, months: 48, taxPaid: 'payment' },
    unusable: ['msrp', 'price', 'place'],
  });
  // One unusable notation doesn't hide the other.
  expect(fromQuery('rv=abc&rvd=27000').state.residual).toEqual({ kind: 'amount', cents: 2_700_000 });
});

const places = fc.constantFrom('nyc' as const, 'ny' as const, 'nj' as const);
const mileages: fc.Arbitrary<MileageState> = fc.record({
  monthsSoFar: fc.integer({ min: 1, max: 60 }),
  odometer: fc.integer({ min: 0, max: 500_000 }),
  odometerAtStart: fc.integer({ min: 0, max: 500_000 }),
  milesPerYear: fc.integer({ min: 5000, max: 50_000 }),
  months: fc.integer({ min: 24, max: 60 }),
  end: fc.constantFrom(null, '2028-03-31', '2026-02-28'),
  place: places,
});
const dueAtSigning = fc.integer({ min: 0, max: 15_000_000 });
const monthly = fc.integer({ min: 0, max: 1_000_000 });
const months = fc.integer({ min: 24, max: 60 });
const milesPerYear = fc.integer({ min: 5000, max: 50_000 });
const endFees = fc.integer({ min: 0, max: 500_000 });
const sellingPrice = fc.option(fc.integer({ min: 500_000, max: 50_000_000 }));
const comparisons: fc.Arbitrary<CompareState> = fc.record({
  'a-dueAtSigning': dueAtSigning,
  'a-monthly': monthly,
  'a-months': months,
  'a-milesPerYear': milesPerYear,
  'a-endFees': endFees,
  'a-sellingPrice': sellingPrice,
  'b-dueAtSigning': dueAtSigning,
  'b-monthly': monthly,
  'b-months': months,
  'b-milesPerYear': milesPerYear,
  'b-endFees': endFees,
  'b-sellingPrice': sellingPrice,
  milesDriven: fc.option(fc.integer({ min: 1000, max: 100_000 })),
  make: fc.constantFrom('', 'Kia', 'Mercedes-Benz'),
  model: fc.constantFrom('', '2500', 'ID. Buzz & more'),
});

describe('every state comes back from its address unchanged', () => {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

  it('of the calculator', () => {
    const wrong = sample(leases).filter((inputs) => {
      const state = { ...calculatorExample, ...inputs };
      return !same(fromQuery(toQuery(state)), { state, unusable: [] });
    });
    expect(wrong).toEqual([]);
  });

  it('of the mileage check', () => {
    const wrong = sample(mileages).filter((state) => {
      const query = queryFromState(mileageFields, mileageExample, state);
      return !same(stateFromQuery(mileageFields, mileageExample, query), {
        state: { ...mileageExample, ...state },
        unusable: [],
      });
    });
    expect(wrong).toEqual([]);
  });

  it('of the comparison', () => {
    const wrong = sample(comparisons).filter((state) => {
      const query = queryFromState(compareFields, compareExample, state);
      return !same(stateFromQuery(compareFields, compareExample, query), {
        state: { ...compareExample, ...state },
        unusable: [],
      });
    });
    expect(wrong).toEqual([]);
  });
});

const fieldsOf = [calculatorFields, compareFields, mileageFields];
const carParameters = Object.values(carFields).flatMap(({ parameters }) => parameters);
const parameters = fieldsOf
  .flatMap((fields) => Object.values(fields).flatMap(({ parameters }) => parameters))
  .filter((name) => !carParameters.includes(name));

it('no two values share a parameter, with each other or with the rest of the site', () => {
  expect(new Set(parameters).size).toBe(parameters.length);
  const others = ['make', 'model', 'trim', 'year', 'mileage', 'brand', 'page', 'sort', 't', 'gclid'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
});

it('the car has the parameters that the quote form reads', () => {
  const read = prefillFromQuery(queryFromState(carFields, noCar, { make: 'kia', model: 'ev9' }));
  expect(read).toMatchObject({ make: 'Kia', model: 'EV9' });
  const { state } = stateFromQuery(carFields, noCar, new URLSearchParams('brand=Kia&model=%20EV9'));
  expect(state).toEqual({ make: 'Kia', model: 'EV9' });
});

it('the examples are legal', () => {
  expect(leaseProblem(calculatorExample)).toBeNull();
  expect(mileageProblem(mileageExample)).toBeNull();
  expect(compareOffers(compareInputs(compareExample)).difference.low).not.toBe(0);
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
    const { state } = stateFromQuery(calculatorFields, calculatorExample, query);
    const mileage = stateFromQuery(mileageFields, mileageExample, query).state;
    const comparison = stateFromQuery(compareFields, compareExample, query).state;
    return !(
      (leaseProblem(state) || finite(calculateLease(state))) &&
      (mileageProblem(mileage) || finite({ ...checkMileage(mileage), paceToAvoid: 0 })) &&
      finite(compareOffers(compareInputs(comparison)))
    );
  });
  expect(wrong).toEqual([]);
});
