/** @jest-environment node */
import fc from 'fast-check';
import { explainOffer } from '@/lib/leasing/arithmetic/explain-offer';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import { compareOffersTool, comparisonOf } from '@/lib/leasing/tools/compare-offers';
import { leaseCalculatorTool } from '@/lib/leasing/tools/lease-calculator';
import { mileageCheckTool } from '@/lib/leasing/tools/mileage-check';
import {
  afterLeaving,
  afterReset,
  afterTyping,
  initialState,
  stateFromQuery,
  type Tool,
  type ToolState,
  valuesOf,
} from '@/lib/leasing/tools/tool-state';
import { toolsByTag } from '@/lib/leasing/tools/tools-by-tag';

type Deal = { price: number; down: number; fee: number };
const tool: Tool<Deal> = {
  id: 'deal',
  title: 'Deal',
  fields: {
    price: { type: 'money', label: 'Price', parameter: 'price', min: 1000, max: 100_000 },
    down: { type: 'money', label: 'Down', parameter: 'down', max: 50_000 },
    fee: { type: 'money', label: 'Fee', parameter: 'fee', max: 1000 },
  },
  example: () => ({ price: 4_200_000, down: 0, fee: 100 }),
  problem: ({ price, down }) =>
    down > price ? { field: 'price', message: 'Too much down.' } : null,
};
const type = (name: keyof Deal, text: string, state = initialState) =>
  afterTyping(tool, state, { name, text });
/** Typed, and the field left. */
const enter = (name: keyof Deal, text: string, state?: ToolState) =>
  afterLeaving(tool, type(name, text, state));

it('calculates with what can be read, while the text stays as it is typed until the field is left', () => {
  const state = type('price', '$38k');
  expect(state).toMatchObject({ given: { price: 3_800_000 }, hasChanged: true });
  expect(state.texts.price).toBe('$38k');
  expect(enter('price', '$38k').texts.price).toBe('38,000');
});

it('what can’t be used leaves the results as they were, and has a message', () => {
  const typing = type('price', '4000x', enter('price', '38,000'));
  expect(typing.given).toEqual({ price: 3_800_000 });
  const after = enter('price', '4000x', typing);
  expect(after.messages.price).toMatch(/^Enter an amount/);
  expect(after.texts.price).toBe('4000x');
});

it('values that don’t go together leave the results as before, too, and the field to look at has the message', () => {
  const state = enter('down', '45000', enter('fee', '5'));
  expect(state.given).toEqual({ fee: 500 });
  expect(state.messages).toEqual({ price: 'Too much down.' });
  const solved = enter('price', '46000', state);
  expect(solved.given).toEqual({ price: 4_600_000, down: 4_500_000, fee: 500 });
});

it('an emptied field isn’t given, unless its example doesn’t go with the rest', () => {
  const emptied = enter('price', ' ', enter('price', '38,000', enter('fee', '5')));
  expect(emptied).toMatchObject({ given: { fee: 500 }, messages: {}, texts: { price: '' } });
  const before = enter('down', '45000', enter('price', '46000'));
  const kept = enter('price', '', before);
  expect(kept).toMatchObject({ given: before.given, messages: { price: 'Too much down.' } });
});

it('a reset is a change only where something was typed or came from a link', () => {
  expect(afterReset(initialState)).toEqual(initialState);
  const fromLink = stateFromQuery(tool, new URLSearchParams('price=39000'));
  expect(afterReset(fromLink)).toEqual({ ...initialState, hasChanged: true });
});

it('a URL that has something unusable shows it with a message', () => {
  const read = (query: string) => stateFromQuery(tool, new URLSearchParams(query));
  const state = read('price=39000&down=lots');
  expect(state.given).toEqual({ price: 3_900_000 });
  expect(state.texts.down).toBe('lots');
  expect(state.messages.down).toMatch(/^Enter an amount/);
  expect(read('price=10000&down=20000').given).toEqual({});
});

const parametersOf = ({ fields }: Tool) => Object.values(fields).map(({ parameter }) => parameter);
const parameters = Object.values(toolsByTag).flatMap(parametersOf);

it('no two fields of a tool share a parameter, and none has one of the rest of the site', () => {
  for (const own of Object.values(toolsByTag).map(parametersOf))
    expect(own).toEqual([...new Set(own)]);
  const others = ['trim', 'mileage', 'tool', 'page', 'sort', 't', 'gclid', 'brand'];
  expect(parameters.filter((name) => others.includes(name) || name.startsWith('utm_'))).toEqual([]);
});

it('any URL gives a state that the arithmetic can use', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.integer({ max: 600_000 }).map(String),
    fc.constantFrom('nj', '60%', '$1k', '', '36_'),
  );
  const queries = fc.array(fc.tuple(fc.constantFrom(...parameters), texts));
  const finite = (result: object) => !/null|NaN/.test(JSON.stringify(Object.values(result)));
  const wrong = fc.sample(queries, { seed: 18, numRuns: 500 }).filter((pairs) => {
    const query = new URLSearchParams(pairs);
    const givenTo = (tool: Tool) => stateFromQuery(tool, query).given;
    const offer = valuesOf(leaseCalculatorTool, givenTo(leaseCalculatorTool));
    const explanation = explainOffer(offer);
    const mileage = valuesOf(mileageCheckTool, givenTo(mileageCheckTool));
    const offers = valuesOf(compareOffersTool, givenTo(compareOffersTool));
    return !(
      leaseCalculatorTool.problem?.(offer) === null &&
      (!('lease' in explanation) || finite(explanation.lease)) &&
      finite({ ...checkMileage(mileage), paceToAvoid: 0 }) &&
      finite(comparisonOf(offers))
    );
  });
  expect(wrong).toEqual([]);
});
