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
import { type Tool, valuesOf } from '@/lib/leasing/tools/tool';
import {
  linkWith,
  nameOf,
  readAddress,
  startState,
  writeAddress,
} from '@/lib/leasing/tools/tool-address';
import {
  afterChoosing,
  afterLeaving,
  afterTyping,
  initialState,
  reset,
  type ToolState,
  undone,
} from '@/lib/leasing/tools/tool-state';
import {
  displayedText,
  exampleLabels,
  isEqual,
  problemsOf,
  shownField,
  validate,
  valueInWords,
} from '@/lib/leasing/tools/tool-view';
import { amount, leases, percent, sample } from '../arithmetic/cases';

type Deal = { price: number; down: number; fee: number };
const tool: Tool<Deal> = {
  id: 'deal',
  place: 'content',
  fields: {
    price: amountField({ parameter: 'price', label: 'Price', min: 1000, max: 100_000 }),
    down: amountField({ parameter: 'down', label: 'Down', max: 50_000 }),
    fee: amountField({ parameter: 'fee', label: 'Fee', max: 1000 }),
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
  afterTyping(tool, state, { name, text });
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
  expect(start.changed).toBe(false);
  expect(displayedText(tool, start, 'price')).toBe('42,000');
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
  expect(mended.usable).toEqual({ price: 3_900_000 });
  expect(validate(tool, mended).leftOut).toEqual([]);
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

describe('Reset', () => {
  const before = read('price=38000&fee=lots');
  const state = reset(before);

  it('shows the example, as a change', () => {
    expect(state.changed).toBe(true);
    expect(valuesOf(tool, state.usable)).toEqual({ price: 4_200_000, down: 0, fee: 100 });
    expect(displayedText(tool, state, 'fee')).toBe('1');
  });

  it('can be undone, as a change', () => {
    expect(undone(state)).toEqual({ ...before, changed: true });
  });

  it('can’t be undone after the next change, nor where there was none', () => {
    const typed = type('down', '1', state);
    expect(undone(typed)).toBe(typed);
    expect(undone(before)).toBe(before);
  });
});

const judged = <T>(of: Tool<T>, state: ToolState<T>) => ({
  tool: of,
  state,
  verdict: validate(of, state),
});

describe('what a field shows', () => {
  it('of a list is a choice that counts at once', () => {
    const chosen = afterChoosing(leaseTool, initialState(), { name: 'residence', text: 'nj' });
    expect(chosen).toMatchObject({ usable: { residence: 'nj' }, editing: null });
    expect(shownField(judged(leaseTool, chosen), 'residence')).toMatchObject({
      control: 'select',
      options: { nj: 'New Jersey' },
      shared: { name: 'place', value: 'nj', error: undefined },
    });
  });

  it('that can’t be read has its message, and a list never has one', () => {
    const wrong = readAddress(leaseTool, new URLSearchParams('months=84&place=pa'));
    expect(shownField(judged(leaseTool, wrong), 'months').shared.error).toMatch(/^Enter 24 to 60/);
    expect(shownField(judged(leaseTool, wrong), 'residence').shared.error).toBeUndefined();
    expect(problemsOf(leaseTool, validate(leaseTool, wrong))[0]).toMatch(
      /^Term: Enter 24 to 60 months/,
    );
  });

  it('is the example’s beside the visitor’s own values, unless it’s empty', () => {
    expect(exampleLabels(tool, initialState())).toEqual([]);
    expect(exampleLabels(tool, enter('price', '38,000'))).toEqual(['down', 'fee']);
    const offer = readAddress(leaseTool, new URLSearchParams('pay=459'));
    const isExample = (name: 'monthly' | 'months' | 'msrp') =>
      shownField(judged(leaseTool, offer), name).shared.example;
    expect(isExample('months')).toBe(true);
    expect(isExample('monthly')).toBe(false);
    expect(isExample('msrp')).toBe(false);
  });

  it.each([
    ['an amount', () => valueInWords(leaseTool.fields.msrp, 4_200_000), '$42,000'],
    ['months', () => valueInWords(leaseTool.fields.months, 36), '36 months'],
    ['miles', () => valueInWords(leaseTool.fields.milesPerYear, 12_000), '12,000'],
    ['a percentage', () => valueInWords(leaseTool.fields.countyPercent, 8.375), '8.375%'],
    ['a residual in dollars', () => valueInWords(leaseTool.fields.residual, amount(100)), '$1'],
    ['a residual in percent', () => valueInWords(leaseTool.fields.residual, percent(60)), '60%'],
    ['a choice', () => valueInWords(leaseTool.fields.residence, 'nj'), 'New Jersey'],
    ['a value that isn’t known', () => valueInWords(leaseTool.fields.msrp, null), ''],
    ['a name', () => valueInWords(leaseTool.fields.model, 'EV9'), 'EV9'],
  ])('is in words, with its unit: %s', (_, words, expected) => {
    expect(words()).toBe(expected);
  });
});

describe('the start in the browser', () => {
  const start = (query: string, typed = {}) => startState(tool, new URLSearchParams(query), typed);

  it('has the address and what was typed before, which counts more', () => {
    const state = start('price=39000&fee=5', { price: '38,000', 'other-field': 'x' });
    expect(state).toMatchObject({ usable: { price: 3_800_000, fee: 500 }, changed: true });
  });

  it('changes nothing where nothing was typed', () => {
    expect(start('price=39000')).toEqual(read('price=39000'));
  });
});

it('a link leads to the tool, with what is given', () => {
  expect(linkWith(tool, { down: 100 }, '/blog/guide')).toBe('/blog/guide?down=1#deal');
  expect(linkWith(tool, {}, '/blog/guide')).toBe('/blog/guide#deal');
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
    expect(state.usable).toEqual({ price: 3_900_000 });
    expect(displayedText(tool, state, 'down')).toBe('lots');
    expect(validate(tool, state).messages.down).toMatch(/^Enter an amount/);
    const conflict = read('price=10000&down=20000');
    expect(conflict.usable).toEqual({});
    expect(validate(tool, conflict).messages).toEqual({ price: 'Too much down.' });
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

it.each([leaseTool, compareTool, mileageTool] as unknown as Tool<object>[])(
  '$id understands its own example',
  ({ fields, example }) => {
    const wrong = Object.entries(example({})).filter(([name, value]) => {
      const { parse, write } = fields[name as never] as Field<unknown>;
      return !isEqual(parse(write(value)), { ok: true, value });
    });
    expect(wrong).toEqual([]);
  },
);

const parameters = [leaseTool, compareTool, mileageTool]
  .flatMap(({ fields }) => Object.values(fields).flatMap((field) => field.parameters))
  .filter((name) => !['make', 'brand', 'model', 'year'].includes(name));

it('no two values share a parameter, with each other or with the rest of the site', () => {
  expect(new Set(parameters).size).toBe(parameters.length);
  const others = ['trim', 'mileage', 'offer', 'page', 'sort', 't', 'gclid'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
  expect(nameOf(leaseTool, 'rv')).toBe('residual');
  expect(nameOf(leaseTool, 'utm_source')).toBeUndefined();
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
