/** @jest-environment node */
import { dueIn } from '@/lib/content/check/due';

const fact = { id: 'toll', asOf: '2032-06-01' };
const guide = { file: 'content/blog/a.mdx', checked: '2032-06-01', facts: ['tax', 'toll'] };
const due = (
  fields: Partial<typeof fact & { validUntil: string }>,
  changes: Partial<typeof guide> = {},
) => dueIn([{ ...fact, ...fields }], [{ ...guide, ...changes }], '2033-05-31');

it('a fact and a guide that were read within a year are not due, nor is a fact on its last day', () => {
  expect(due({})).toEqual([]);
  expect(due({ validUntil: '2033-05-31' })).toEqual([]);
});

it('a fact that has ended is due until somebody has read its source since', () => {
  const ended = { validUntil: '2033-05-30' };
  expect(due(ended)).toEqual([
    'content/facts.ts: toll ended on May 30, 2033: see content/blog/a.mdx',
  ]);
  expect(due({ ...ended, asOf: '2033-05-30' })).toHaveLength(1);
  expect(due({ ...ended, asOf: '2033-05-31' })).toEqual([]);
  expect(due(ended, { facts: ['tax'] })).toEqual([
    'content/facts.ts: toll ended on May 30, 2033: see no guide',
  ]);
});

it('a fact that was read more than a year ago is due', () => {
  expect(due({ asOf: '2032-05-30' })).toEqual([
    'content/facts.ts: toll was last read on May 30, 2032: see content/blog/a.mdx',
  ]);
});

it('a guide is due a year after it was last checked', () => {
  expect(due({}, { checked: '2032-05-30' })).toEqual([
    'content/blog/a.mdx: was last checked on May 30, 2032',
  ]);
});
