/** @jest-environment node */
import fc from 'fast-check';
import { compareOffers } from '@/lib/leasing/arithmetic/compare';
import { readOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import { calculateLease } from '@/lib/leasing/arithmetic/lease';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import { compareInputs, compareTool } from '@/lib/leasing/tools/compare-tool';
import { amountField, type Field } from '@/lib/leasing/tools/fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { nameOf, parametersOf, readAddress, writeAddress } from '@/lib/leasing/tools/tool-address';
import {
  afterLeaving,
  afterTyping,
  displayedText,
  initialState,
  isEqual,
  reset,
  type Tool,
  type ToolState,
  validate,
  valuesOf,
} from '@/lib/leasing/tools/tool-state';
import { amount, leases, percent, sample } from '../arithmetic/cases';

type Deal = { price: number; down: number; fee: number };
const tool: Tool<Deal> = {
  id: 'deal',
  fields: {
    price: amountField('price', 'Price', 100_000, 1000),
    down: amountField('down', 'Down', 50_000),
    fee: amountField('fee', 'Fee', 1000),
  },
  example: ({ price = 4_200_000 }) => ({
    price: 4_200_000,
    down: 0,
    fee: price > 5_000_000 ? 200 : 100,
  }),
  problem: ({ price, down }) =>
    down > price ? { field: 'price', message: 'Too much down.' } : null,
};
const type = (name: keyof Deal, text: string, state = initialState<Deal>()) =>
  afterTyping(tool, state, name, text);
/** Typed, and the field left. */
const enter = (name: keyof Deal, text: string, state?: ToolState<Deal>) =>
  afterLeaving(type(name, text, state), name);
const read = (query: string) => readAddress(tool, new URLSearchParams(query));
const write = (given: Partial<Deal>, query = '') =>
  writeAddress(tool, given, new URLSearchParams(query)).toString();

it('calculates with what can be read, while the text stays as it is typed until the field is left', () => {
  const state = type('price', '$38k');
  expect(state).toMatchObject({ usable: { price: 3_800_000 }, changed: true });
  expect(displayedText(tool, state, 'price')).toBe('$38k');
  expect(displayedText(tool, afterLeaving(state, 'price'), 'price')).toBe('38,000');
  expect(displayedText(tool, afterLeaving(state, 'down'), 'price')).toBe('$38k');
});

it('starts with the example, unchanged', () => {
  const start = afterLeaving(initialState<Deal>(), 'price');
  expect([start.changed, displayedText(tool, start, 'price')]).toEqual([false, '42,000']);
  expect(validate(compareTool, initialState())).toEqual({ leftOut: [], messages: {}, notes: {} });
});

it('a text that can’t be used leaves the results as they were before its first key, not before its last', () => {
  let keys = enter('price', '38,000');
  for (const text of ['4', '40', '4000', '4000x']) keys = type('price', text, keys);
  expect(keys.usable).toEqual({ price: 3_800_000 });
  expect(validate(tool, keys)).toEqual({ leftOut: ['Price'], messages: {}, notes: {} });
  const after = afterLeaving(keys, 'price');
  expect(validate(tool, after).messages.price).toMatch(/^Enter an amount/);
  expect(displayedText(tool, after, 'price')).toBe('4000x');
  const mended = type('price', '39,000', type('price', '39', after));
  expect([mended.usable, validate(tool, mended).leftOut]).toEqual([{ price: 3_900_000 }, []]);
});

it('values that don’t go together leave the results as before, too, and the field to look at has the message', () => {
  const typing = type('down', '45000', type('down', '4', enter('fee', '5')));
  expect(typing.usable).toEqual({ fee: 500 });
  expect(validate(tool, typing)).toEqual({ leftOut: ['Down'], messages: {}, notes: {} });
  const state = afterLeaving(typing, 'down');
  expect(validate(tool, state).messages).toEqual({ price: 'Too much down.' });
  expect(validate(tool, enter('fee', '9', state)).leftOut).toEqual(['Down', 'Fee']);
  const solved = enter('price', '46000', state);
  expect(solved.usable).toEqual({ price: 4_600_000, down: 4_500_000, fee: 500 });
  expect(validate(tool, solved)).toMatchObject({ leftOut: [], messages: {} });
});

it('keeps a message while another field is being typed in, and says what was rounded once it’s left', () => {
  const state = type('down', '100.005', enter('price', 'abc'));
  expect(validate(tool, state)).toMatchObject({
    messages: { price: expect.any(String) },
    notes: {},
  });
  expect(validate(tool, afterLeaving(state, 'down')).notes.down).toBe('Rounded to $100.01.');
  expect(displayedText(tool, afterLeaving(state, 'down'), 'down')).toBe('100.01');
});

it('starts again with other values or the example, and remembers what was there until the next change', () => {
  const before = read('price=38000&fee=lots');
  const state = reset(tool, { down: 100 }, before);
  expect(state).toMatchObject({ usable: { down: 100 }, texts: { down: '1' }, changed: true });
  expect(state.beforeReset).toBe(before);
  expect(valuesOf(tool, reset(tool, {}, before).usable)).toEqual({
    price: 4_200_000,
    down: 0,
    fee: 100,
  });
  expect(type('down', '1', state).beforeReset).toBeNull();
});

describe('an address', () => {
  it('has what is given, beside the parameters of others', () => {
    expect(write({})).toBe('');
    expect(write({ price: 6_000_000 }, 'utm_source=mail&down=1')).toBe(
      'utm_source=mail&price=60000',
    );
    expect(writeAddress(compareTool, { charge: null }).get('charge')).toBe('');
  });

  it('gives back what was given, as the visitor has not changed anything', () => {
    expect(read('price=39000')).toMatchObject({ usable: { price: 3_900_000 }, changed: false });
  });

  it('that has something unusable shows it with a message', () => {
    const state = read('price=39000&down=lots');
    expect([state.usable, displayedText(tool, state, 'down')]).toEqual([
      { price: 3_900_000 },
      'lots',
    ]);
    expect(validate(tool, state).messages.down).toMatch(/^Enter an amount/);
    const conflict = read('price=10000&down=20000');
    expect([conflict.usable, validate(tool, conflict).messages]).toEqual([
      {},
      { price: 'Too much down.' },
    ]);
  });

  it('may name a value in its old way', () => {
    const { usable } = readAddress(leaseTool, new URLSearchParams('rvd=27000&rate=5&brand=Kia'));
    expect(usable).toEqual({ residual: amount(2_700_000), rate: percent(5), make: 'Kia' });
  });
});

it('a whole number gets commas, a date doesn’t', () => {
  const shown = readAddress(mileageTool, new URLSearchParams('odo=20010&ends=2028-03-31'));
  expect(displayedText(mileageTool, shown, 'odometer')).toBe('20,010');
  expect(displayedText(mileageTool, shown, 'end')).toBe('2028-03-31');
  const residual = readAddress(leaseTool, new URLSearchParams('rv=58.12345%25'));
  expect(displayedText(leaseTool, residual, 'residual')).toBe('58.12345%');
});

it('every state comes back from its address unchanged', () => {
  const cars = {
    make: fc.constantFrom('', 'Kia'),
    model: fc.constantFrom('2500', 'ID. Buzz & more'),
  };
  const states = fc.tuple(
    leases,
    fc.record(cars),
    fc.option(fc.integer({ min: 5000, max: 1_000_000 })),
  );
  const changed = sample(states, 1000).filter(([lease, car, monthly]) => {
    const state = { ...lease, ...car, monthly, dueAtSigning: null };
    const { usable } = readAddress(leaseTool, writeAddress(leaseTool, state));
    const sorted = (values: object) => JSON.stringify(Object.entries(values).sort());
    return sorted(usable) !== sorted(state);
  });
  expect(changed).toEqual([]);
});

it('every tool understands its own example', () => {
  const wrong = <State extends object>({ fields, example }: Tool<State>) =>
    Object.entries(example({})).filter(([name, value]) => {
      const { parse, write } = fields[name as keyof State] as Field<unknown>;
      return !isEqual(parse(write(value)), { ok: true, value });
    });
  expect([...wrong(leaseTool), ...wrong(compareTool), ...wrong(mileageTool)]).toEqual([]);
});

const parameters = [parametersOf(leaseTool), parametersOf(compareTool), parametersOf(mileageTool)]
  .flatMap((names) => names.split(' '))
  .filter((name) => !['make', 'brand', 'model', 'year'].includes(name));

it('no two values share a parameter, with each other or with the rest of the site', () => {
  expect(new Set(parameters).size).toBe(parameters.length);
  const others = ['trim', 'mileage', 'offer', 'page', 'sort', 't', 'gclid'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
  expect(['rv', 'utm_source'].map((name) => nameOf(leaseTool, name))).toEqual([
    'residual',
    undefined,
  ]);
});

it('any address gives a state that the arithmetic can use', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.integer({ max: 600_000 }).map(String),
    fc.constantFrom('nj', '60%', '$1k', '', '36_'),
  );
  const queries = fc.array(fc.tuple(fc.constantFrom(...parameters), texts));
  const finite = (result: object) => !/null|NaN/.test(JSON.stringify(Object.values(result)));
  const wrong = sample(queries, 500).filter((pairs) => {
    const query = new URLSearchParams(pairs);
    const results = <State extends object>(tool: Tool<State>) =>
      valuesOf(tool, readAddress(tool, query).usable);
    const reading = readOffer(results(leaseTool));
    const mileage = results(mileageTool);
    return !(
      leaseTool.problem?.(results(leaseTool)) === null &&
      (!('lease' in reading) || finite(calculateLease(reading.inputs))) &&
      mileageTool.problem?.(mileage) === null &&
      finite({ ...checkMileage(mileage), paceToAvoid: 0 }) &&
      finite(compareOffers(compareInputs(results(compareTool))))
    );
  });
  expect(wrong).toEqual([]);
});
