/** @jest-environment node */
import fc from 'fast-check';
import { compareOffers } from '@/lib/lease/compare';
import { compareInputs, compareTool } from '@/lib/lease/compare-fields';
import type { Tool } from '@/lib/lease/fields';
import { calculateLease, leaseProblem } from '@/lib/lease/lease';
import { leaseTool } from '@/lib/lease/lease-fields';
import { checkMileage, mileageProblem, mileageTool } from '@/lib/lease/mileage';
import { amountField } from '@/lib/lease/offer-fields';
import { readQuote } from '@/lib/lease/quote';
import {
  chosen,
  left,
  leftOut,
  messagesOf,
  nameOf,
  parametersOf,
  readAddress,
  reset,
  shownIn,
  startOf,
  typed,
  valuesOf,
  writeAddress,
} from '@/lib/lease/tool-state';
import { leases, sample } from './cases';

type Deal = { price: number; down: number; fee: number };
const tool: Tool<Deal> = {
  id: 'deal',
  fields: {
    price: amountField('price', 'Price', 100_000, 1000),
    down: amountField('down', 'Down', 50_000),
    fee: amountField('fee', 'Fee', 1000),
  },
  example: ({ price = 4_200_000 }) => ({ price: 4_200_000, down: 0, fee: price > 5_000_000 ? 200 : 100 }),
  problem: ({ price, down }) => (down > price ? { field: 'price', message: 'Too much down.' } : null),
};
const type = (name: keyof Deal, text: string, state = startOf<Deal>()) => typed(tool, state, name, text);
const read = (query: string) => readAddress(tool, new URLSearchParams(query));
const write = (given: Partial<Deal>, query = '') =>
  writeAddress(tool, given, new URLSearchParams(query)).toString();

it('calculates with what can be read, while the text stays as it is typed until the field is left', () => {
  const state = type('price', '$38k');
  expect(state).toMatchObject({ usable: { price: 3_800_000 }, changed: true });
  expect(shownIn(tool, state, 'price')).toBe('$38k');
  expect(shownIn(tool, left(state, 'price'), 'price')).toBe('38,000');
  expect(shownIn(tool, left(state, 'down'), 'price')).toBe('$38k');
});

it('a text that can’t be used leaves the results as they were before its first key, not before its last', () => {
  const before = left(type('price', '38,000'), 'price');
  const keys = ['4', '40', '4000', '4000x'].reduce((state, text) => type('price', text, state), before);
  expect(keys.usable).toEqual({ price: 3_800_000 });
  expect(leftOut(tool, keys)).toEqual(['Price']);
  expect(messagesOf(tool, keys)).toEqual({});
  const after = left(keys, 'price');
  expect(messagesOf(tool, after).price).toMatch(/^Enter an amount/);
  expect(shownIn(tool, after, 'price')).toBe('4000x');
  expect(left(after, 'price')).toBe(after);
  const mended = type('price', '39,000', type('price', '39', after));
  expect([mended.usable, leftOut(tool, mended)]).toEqual([{ price: 3_900_000 }, []]);
});

it('values that don’t go together leave the results as before, too, and the field to look at has the message', () => {
  const typing = type('down', '45000', type('down', '4', left(type('fee', '5'), 'fee')));
  expect([typing.usable, leftOut(tool, typing)]).toEqual([{ fee: 500 }, ['Down']]);
  expect(messagesOf(tool, typing)).toEqual({});
  const state = left(typing, 'down');
  expect(messagesOf(tool, state)).toEqual({ price: 'Too much down.' });
  expect(leftOut(tool, chosen(tool, state, { fee: 900 }))).toEqual(['Down', 'Fee']);
  const solved = chosen(tool, state, { price: 4_600_000 });
  expect(solved.usable).toEqual({ price: 4_600_000, down: 4_500_000, fee: 500 });
  expect([messagesOf(tool, solved), leftOut(tool, solved)]).toEqual([{}, []]);
});

it('keeps a message while another field is being typed in, and a note on what was rounded', () => {
  const state = type('down', '100.005', left(type('price', 'abc'), 'price'));
  expect(Object.keys(messagesOf(tool, state))).toEqual(['price']);
  const after = left(state, 'down');
  expect(after.drafts.down?.note).toBe('Rounded to $100.01.');
  expect(shownIn(tool, after, 'down')).toBe('100.01');
  expect(chosen(tool, after, { down: 1 }).drafts).toEqual({ price: after.drafts.price });
});

it('resets to the example, and remembers what it replaced until the next change', () => {
  const before = read('price=38000');
  const state = reset(before);
  expect(valuesOf(tool, state.given)).toEqual({ price: 4_200_000, down: 0, fee: 100 });
  // Changed, so that the address is written again.
  expect(state).toMatchObject({ changed: true, beforeReset: { ...before, changed: true } });
  expect(type('down', '1', state).beforeReset).toBeNull();
  expect(chosen(tool, state, { down: 1 }).beforeReset).toBeNull();
});

describe('an address', () => {
  it('has every value, and marks the example’s; none before the first is given', () => {
    expect(write({})).toBe('');
    expect(write({ price: 6_000_000 }, 'utm_source=mail&down=1')).toBe(
      'utm_source=mail&price=60000&down=0*&fee=2*',
    );
    expect(writeAddress(compareTool, { 'a-monthly': 1 }).get('a-price')).toBeNull();
    expect(writeAddress(compareTool, { charge: null }).get('charge')).toBe('');
  });

  it('gives back what was given; an example that has changed since counts as given', () => {
    expect(read('price=60000&down=0*&fee=2*').given).toEqual({ price: 6_000_000 });
    expect(read('price=60000&down=0*&fee=1*').given).toEqual({ price: 6_000_000, fee: 100 });
    expect(read('price=39000')).toMatchObject({ given: { price: 3_900_000 }, changed: false });
  });

  it('that has something unusable shows it with a message, and the results are of the rest', () => {
    const state = read('price=39000&down=lots');
    expect([state.usable, shownIn(tool, state, 'down')]).toEqual([{ price: 3_900_000 }, 'lots']);
    expect(messagesOf(tool, state).down).toMatch(/^Enter an amount/);
    const conflict = read('price=10000&down=20000');
    expect([conflict.usable, messagesOf(tool, conflict)]).toEqual([
      { down: 2_000_000 },
      { price: 'Too much down.' },
    ]);
    expect(read('down=50000&price=1000&fee=5').usable).toEqual({});
  });

  it('may name a value in two ways, of which an unusable one doesn’t hide the other', () => {
    const { given, drafts } = readAddress(
      leaseTool,
      new URLSearchParams('rv=abc&rvd=27000&rate=5&brand=Kia'),
    );
    expect(given).toEqual({
      residual: { kind: 'amount', cents: 2_700_000 },
      rate: { kind: 'percent', value: 5 },
      make: 'Kia',
    });
    expect(drafts).toEqual({});
  });
});

it('a number gets commas, a date doesn’t', () => {
  const shown = readAddress(mileageTool, new URLSearchParams('odo=20010&ends=2028-03-31'));
  expect(shownIn(mileageTool, shown, 'odometer')).toBe('20,010');
  expect(shownIn(mileageTool, shown, 'end')).toBe('2028-03-31');
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
const mileage = {
  monthsSoFar: whole(1, 60),
  odometer: whole(0, 500_000),
  odometerAtStart: whole(0, 500_000),
  milesPerYear: whole(5000, 50_000),
  months: whole(24, 60),
  charge: fc.option(whole(5, 100)),
  end: fc.constantFrom(null, '2028-03-31', '2026-02-28'),
  place: fc.constantFrom('nyc', 'ny', 'nj'),
};
const compared = {
  ...offer('a'),
  ...offer('b'),
  milesDriven: fc.option(whole(1000, 100_000)),
  make: fc.constantFrom('', 'Kia', 'Mercedes-Benz'),
  model: fc.constantFrom('', '2500', 'ID. Buzz & more'),
};

/** The states that don't come back from their address as they were. */
const changedByAddress = <State extends object>(tool: Tool<State>, states: fc.Arbitrary<object>) =>
  sample(states, 1000).filter((state) => {
    const found = readAddress(tool, writeAddress(tool, state as Partial<State>));
    const sorted = (values: object) => JSON.stringify(Object.entries(values).sort());
    return sorted(found.given) !== sorted(state) || Object.keys(found.drafts).length > 0;
  });

it('every state comes back from its address unchanged', () => {
  const quoted = leases.map((lease) => ({ ...lease, monthly: 45_900, dueAtSigning: null }));
  expect(changedByAddress(leaseTool, quoted)).toEqual([]);
  expect(changedByAddress(mileageTool, fc.record(mileage, { requiredKeys: [] }))).toEqual([]);
  expect(changedByAddress(compareTool, fc.record(compared, { requiredKeys: [] }))).toEqual([]);
});

const parameters = [parametersOf(leaseTool), parametersOf(compareTool), parametersOf(mileageTool)]
  .flatMap((names) => names.split(' '))
  .filter((name) => !['make', 'brand', 'model'].includes(name));

it('no two values share a parameter, with each other or with the rest of the site', () => {
  expect(new Set(parameters).size).toBe(parameters.length);
  const others = ['trim', 'year', 'mileage', 'offer', 'page', 'sort', 't', 'gclid'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
  expect(['rvd', 'brand', 'utm_source'].map((name) => nameOf(leaseTool, name))).toEqual([
    'residual',
    'make',
    undefined,
  ]);
});

it('any address gives a state that the arithmetic can use', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.integer({ max: 600_000 }).map(String),
    fc.constantFrom('nj', '60%', '$1k', '', '36*'),
  );
  const queries = fc.array(fc.tuple(fc.constantFrom(...parameters), texts));
  const finite = (result: object) => !/null|NaN/.test(JSON.stringify(Object.values(result)));
  const wrong = sample(queries, 500).filter((pairs) => {
    const query = new URLSearchParams(pairs);
    const results = <State extends object>(tool: Tool<State>) =>
      valuesOf(tool, readAddress(tool, query).usable);
    const reading = readQuote(results(leaseTool));
    const mileage = results(mileageTool);
    return !(
      leaseProblem(results(leaseTool)) === null &&
      (!('lease' in reading) || finite(calculateLease(reading.inputs))) &&
      mileageProblem(mileage) === null &&
      finite({ ...checkMileage(mileage), paceToAvoid: 0 }) &&
      finite(compareOffers(compareInputs(results(compareTool))))
    );
  });
  expect(wrong).toEqual([]);
});
