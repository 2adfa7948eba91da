/** @jest-environment node */
import { dueIn } from '@/lib/content/check/due';

const fact = { id: 'toll', amounts: ['$9'], asOf: '2032-06-01', line: 12 };
const guide = { file: 'content/blog/a.mdx', checked: '2032-06-01', text: 'A toll of $9.' };
const due = (fields: Partial<typeof fact & { validUntil: string }>, changes: Partial<typeof guide> = {}) =>
  dueIn([{ ...fact, ...fields }], [{ ...guide, ...changes }], '2033-05-31');

it('a fact and a guide that were read within a year are not due, nor is a fact on its last day', () => {
  expect(due({})).toEqual([]);
  expect(due({ validUntil: '2033-05-31' })).toEqual([]);
});

it('a fact that has ended is due in the guides that nobody has checked since', () => {
  const ended = { validUntil: '2033-05-30' };
  expect(due(ended)).toEqual(['content/facts.ts:12: toll ended on May 30, 2033: see content/blog/a.mdx']);
  expect(due(ended, { checked: '2033-05-30' })).toHaveLength(1);
  expect(due(ended, { checked: '2033-05-31' })).toEqual([]);
  expect(due(ended, { text: '' })).toEqual([
    'content/facts.ts:12: toll ended on May 30, 2033: no guide prints it',
  ]);
});

it('a fact that was read more than a year ago is due', () => {
  expect(due({ asOf: '2032-05-30' })).toEqual([
    'content/facts.ts:12: toll was read more than a year ago, on May 30, 2032: see content/blog/a.mdx',
  ]);
});

it('a guide is due a year after it was last checked', () => {
  expect(due({}, { checked: '2032-05-30' })).toEqual([
    'content/blog/a.mdx: was last checked on May 30, 2032',
  ]);
});

it.each([
  ['at $9, or more', true],
  ['$9–$12', false],
  ['$9.50', false],
  ['$99', false],
  ['$19', false],
  ['from $5–$9', false],
])('an amount is printed as a whole: "%s" (%s)', (text, isPrinted) => {
  expect(due({ validUntil: '2033-05-30' }, { text })[0]).toContain(isPrinted ? 'a.mdx' : 'no guide');
});

it('a fact whose amounts other facts have, too, is printed where all of them are', () => {
  const shared = { ...fact, amounts: ['$9', '$5'], validUntil: '2033-05-30' };
  const others = [
    { ...fact, id: 'a' },
    { ...fact, id: 'b', amounts: ['$5'] },
  ];
  const said = (text: string) => dueIn([shared, ...others], [{ ...guide, text }], '2033-05-31')[0];
  expect(said('$9, not $6')).toContain('no guide');
  expect(said('$9 and $5')).toContain('a.mdx');
});

it('cubic feet are found in a column whose heading has the unit', () => {
  const cargo = { amounts: ['40.2 cubic feet'], validUntil: '2033-05-30' };
  expect(due(cargo, { text: '| Kia Carnival | 40.2 |' })[0]).toContain('a.mdx');
});
