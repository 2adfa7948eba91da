/** @jest-environment node */
import fc from 'fast-check';
import { compareOffers } from '@/lib/leasing/arithmetic/compare';
import { explainOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import { compareInputs, compareTool } from '@/lib/leasing/tools/compare-tool';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { readField, writeField } from '@/lib/leasing/tools/read-field';
import {
  afterLeaving,
  afterTyping,
  initialState,
  isExample,
  linkWith,
  problemsIn,
  queryFromState,
  shownText,
  stateFromQuery,
  type Tool,
  type ToolState,
  valuesOf,
  visitorValues,
} from '@/lib/leasing/tools/tool';
import { leases, sample } from '../arithmetic/cases';

type Deal = { price: number; down: number; fee: number };
const tool: Tool<Deal> = {
  id: 'deal',
  place: 'content',
  fields: {
    price: { kind: 'money', label: 'Price', parameter: 'price', min: 1000, max: 100_000 },
    down: { kind: 'money', label: 'Down', parameter: 'down', max: 50_000 },
    fee: { kind: 'money', label: 'Fee', parameter: 'fee', max: 1000 },
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
/** Typed, and the field left, after a pause. */
function enter(name: keyof Deal, text: string, state?: ToolState<Deal>): ToolState<Deal> {
  const left = afterLeaving(tool, type(name, text, state), name);
  return { ...left, settledTexts: left.texts };
}
const read = (query: string, typed = {}) => stateFromQuery(tool, new URLSearchParams(query), typed);
const write = (given: Partial<Deal>, query = '') =>
  queryFromState(tool, given, new URLSearchParams(query)).toString();

it('starts with the example, unchanged', () => {
  expect(shownText(tool, initialState<Deal>(), 'price')).toBe('42,000');
  expect(problemsIn(compareTool, initialState())).toEqual({ leftOut: [], messages: {} });
});

it('calculates with what can be read, while the text stays as it is typed until the field is left', () => {
  const state = type('price', '$38k');
  expect(state).toMatchObject({ given: { price: 3_800_000 }, changed: true });
  expect(shownText(tool, state, 'price')).toBe('$38k');
  expect(shownText(tool, enter('price', '$38k'), 'price')).toBe('38,000');
});

it('what can’t be used leaves the results as they were, and is named after a pause', () => {
  const typing = type('price', '4000x', enter('price', '38,000'));
  expect(typing.given).toEqual({ price: 3_800_000 });
  expect(problemsIn(tool, typing)).toEqual({ leftOut: ['Price'], messages: {} });
  const after = enter('price', '4000x', typing);
  expect(problemsIn(tool, after).messages.price).toMatch(/^Enter an amount/);
  expect(shownText(tool, after, 'price')).toBe('4000x');
});

it('values that don’t go together leave the results as before, too, and the field to look at has the message', () => {
  const state = enter('down', '45000', enter('fee', '5'));
  expect(state.given).toEqual({ fee: 500 });
  expect(problemsIn(tool, state)).toMatchObject({
    leftOut: ['Price'],
    messages: { price: 'Too much down.' },
  });
  const solved = enter('price', '46000', state);
  expect(solved.given).toEqual({ price: 4_600_000, down: 4_500_000, fee: 500 });
});

it('what is typed like the example counts as said, and the rest where the offer is complete', () => {
  const state = afterTyping(leaseTool, initialState(), { name: 'months', text: '36' });
  expect(state.given).toEqual({ months: 36 });
  expect(isExample(leaseTool, state, 'milesPerYear')).toBe(true);
  const complete = afterTyping(leaseTool, state, { name: 'rest', text: 'same' });
  expect(isExample(leaseTool, complete, 'milesPerYear')).toBe(false);
  expect(visitorValues(leaseTool, complete.given)).toMatchObject({ milesPerYear: 12_000 });
});

it('a value is the example’s beside the visitor’s own, unless it’s empty', () => {
  expect(isExample(tool, initialState(), 'fee')).toBe(false);
  const offer = stateFromQuery(leaseTool, new URLSearchParams('pay=459'));
  expect(isExample(leaseTool, offer, 'months')).toBe(true);
  expect(isExample(leaseTool, offer, 'monthly')).toBe(false);
  expect(isExample(leaseTool, offer, 'msrp')).toBe(false);
});

it('a link leads to the tool, with what is given', () => {
  expect(linkWith(tool, { down: 100 }, '/blog/guide')).toBe('/blog/guide?down=1#deal');
  expect(linkWith(tool, {}, '/blog/guide')).toBe('/blog/guide#deal');
});

describe('an address', () => {
  it('has what is given, beside the parameters of others', () => {
    expect(write({})).toBe('');
    const query = write({ price: 6_000_000 }, 'utm_source=mail&down=1');
    expect(query).toBe('utm_source=mail&price=60000');
    expect(queryFromState(compareTool, { charge: null }).get('charge')).toBe('');
  });

  it('gives back what was given, as the visitor has not changed anything', () => {
    expect(read('price=39000')).toMatchObject({ given: { price: 3_900_000 }, changed: false });
  });

  it('counts less than what was typed before the tool could respond', () => {
    const state = read('price=39000&fee=5', { price: '38,000', 'other-field': 'x' });
    expect(state).toMatchObject({ given: { price: 3_800_000, fee: 500 }, changed: true });
  });

  it('that has something unusable shows it with a message', () => {
    const state = read('price=39000&down=lots');
    expect(state.given).toEqual({ price: 3_900_000 });
    expect(shownText(tool, state, 'down')).toBe('lots');
    expect(problemsIn(tool, state).messages.down).toMatch(/^Enter an amount/);
    const conflict = read('price=10000&down=20000');
    expect(conflict.given).toEqual({});
    expect(problemsIn(tool, conflict).messages).toEqual({ price: 'Too much down.' });
  });

  it('gives back every lease unchanged', () => {
    const car = fc.record({
      make: fc.constantFrom('', 'Kia'),
      model: fc.constantFrom('2500', 'ID. Buzz & more'),
      monthly: fc.option(fc.integer({ min: 5000, max: 1_000_000 })),
    });
    const changed = sample(fc.tuple(leases, car), 1000).filter(([lease, rest]) => {
      const state = { ...lease, ...rest, dueAtSigning: null };
      const { given } = stateFromQuery(leaseTool, queryFromState(leaseTool, state));
      const sorted = (values: object) => JSON.stringify(Object.entries(values).sort());
      return sorted(given) !== sorted(state);
    });
    expect(changed).toEqual([]);
  });
});

const tools = [leaseTool, compareTool, mileageTool] as unknown as Tool<Record<string, never>>[];

it.each(tools)('$id understands its own example', ({ fields, example }) => {
  const wrong = Object.entries(example({})).filter(([name, value]) => {
    const field = fields[name];
    const reading = field && readField(field, writeField(field, value));
    return JSON.stringify(reading) !== JSON.stringify({ value });
  });
  expect(wrong).toEqual([]);
});

const parameters = tools
  .flatMap(({ fields }) => Object.values(fields).map(({ parameter }) => parameter))
  .filter((name) => !['make', 'model', 'year'].includes(name));

it('no two values share a parameter, with each other or with the rest of the site', () => {
  expect(new Set(parameters).size).toBe(parameters.length);
  const others = ['trim', 'mileage', 'offer', 'page', 'sort', 't', 'gclid', 'brand'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
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
    const valuesFor = <State extends object>(of: Tool<State>) =>
      valuesOf(of, stateFromQuery(of, query).given);
    const explanation = explainOffer(valuesFor(leaseTool));
    const mileage = valuesFor(mileageTool);
    return !(
      leaseTool.problem?.(valuesFor(leaseTool)) === null &&
      (!('lease' in explanation) || finite(explanation.lease)) &&
      mileageTool.problem?.(mileage) === null &&
      finite({ ...checkMileage(mileage), paceToAvoid: 0 }) &&
      finite(compareOffers(compareInputs(valuesFor(compareTool))))
    );
  });
  expect(wrong).toEqual([]);
});
