import type { Tool } from '@/lib/lease/fields';
import { mileageTool } from '@/lib/lease/mileage';
import { amountField } from '@/lib/lease/offer-fields';
import {
  chosen,
  isIncomplete,
  messagesOf,
  reset,
  settled,
  shownIn,
  startOf,
  stateOfAddress,
  typed,
} from '@/lib/lease/tool-state';

type Deal = { price: number; down: number };
const tool: Tool<Deal> = {
  fields: {
    price: amountField('price', 'Price', 100_000),
    down: amountField('down', 'Down', 50_000),
  },
  example: { price: 4_200_000, down: 0 },
  problem: ({ price, down }) => (down > price ? { field: 'down', message: 'Too much down.' } : null),
};
const start = startOf(tool);
const type = (name: keyof Deal, text: string, state = start) => typed(tool, state, name, text, name);

it('calculates with every value that can be read, while the text stays as it is typed', () => {
  const state = type('price', '$38k');
  expect(state.usable.price).toBe(3_800_000);
  expect(shownIn(tool, state, 'price').text).toBe('$38k');
  expect(shownIn(tool, settled(state), 'price').text).toBe('38,000');
});

it('says nothing against a text before a pause, and keeps calculating with the last value', () => {
  const state = type('price', '38 grand', type('price', '38,000'));
  expect(messagesOf(tool, state)).toEqual({});
  expect(messagesOf(tool, settled(state)).price).toMatch(/^Enter an amount/);
  expect(settled(state).usable.price).toBe(3_800_000);
  expect(isIncomplete(state)).toBe(true);
  expect(shownIn(tool, settled(state), 'price').text).toBe('38 grand');
});

it('keeps a message while another field is being typed in', () => {
  const state = type('down', '100', settled(type('price', 'abc')));
  expect(Object.keys(messagesOf(tool, state))).toEqual(['price']);
});

it('calculates with the last values that went together, and names the field to look at', () => {
  const state = settled(type('down', '45,000'));
  expect(messagesOf(tool, state)).toEqual({ down: 'Too much down.' });
  expect(state.usable).toEqual(tool.example);
  expect(isIncomplete(state)).toBe(true);
  const solved = chosen(tool, state, 'price', 4_600_000);
  expect(isIncomplete(solved)).toBe(false);
  expect(solved.usable).toEqual({ price: 4_600_000, down: 4_500_000 });
});

it('settles once: a settled state comes back unchanged', () => {
  const state = settled(type('price', 'abc'));
  expect(settled(state)).toBe(state);
});

it('resets to the example, and remembers what it replaced until the next change', () => {
  const before = stateOfAddress(tool, new URLSearchParams('price=38000'));
  const state = reset(tool, before);
  expect(state.values).toEqual(tool.example);
  // Changed, so that the address is written again.
  expect(state.beforeReset).toEqual({ ...before, changed: true });
  expect(type('price', '1', state).beforeReset).toBeNull();
});

it('starts with the values of an address, and shows one that can’t be used with its message', () => {
  const state = stateOfAddress(tool, new URLSearchParams('price=39000&down=lots'));
  expect(state.values).toEqual({ price: 3_900_000, down: 0 });
  expect(state.changed).toBe(false);
  expect(shownIn(tool, state, 'down').text).toBe('lots');
  expect(messagesOf(tool, state).down).toMatch(/^Enter an amount/);
});

it('starts with the example when the values of an address don’t go together', () => {
  const state = stateOfAddress(tool, new URLSearchParams('price=10000&down=20000'));
  expect(state.usable).toEqual(tool.example);
  expect(messagesOf(tool, state)).toEqual({ down: 'Too much down.' });
});

it('a number gets commas, a date doesn’t', () => {
  const address = new URLSearchParams('odo=20010&ends=2028-03-31');
  const shown = stateOfAddress(mileageTool, address);
  expect(shownIn(mileageTool, shown, 'odometer').text).toBe('20,010');
  expect(shownIn(mileageTool, shown, 'end').text).toBe('2028-03-31');
});
