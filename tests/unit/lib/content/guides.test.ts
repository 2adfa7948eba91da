import { type Guide, newestFirst, parseGuide } from '@/lib/content/guides';
import { rates } from '@/lib/content/rates';
import { defaultDrawing } from '@/lib/content/schemas/front-matter';

it('guides are in order from the newest, on one day the higher id first', () => {
  const guide = (id: number, date: string) => ({ id, date }) as Guide;
  const list = [guide(1, '2031-08-01'), guide(3, '2031-08-01'), guide(2, '2031-09-01')];
  expect(newestFirst(list).map(({ id }) => id)).toEqual([2, 3, 1]);
});

const guideFields = `id: 9001
title: "A guide that keeps the rules"
description: "A description of the right length for a search engine, a sentence that says what the reader gets."
keywords: ["one word", "another word", "third word", "fourth word"]
date: 2031-08-14
minutes: 5
related: [first-lease-in-the-family, leasing-with-a-large-dog]`;

/** A guide with these fields, and others that replace them or are added. */
function guideWith(change: Record<string, string | undefined>) {
  const own = guideFields
    .split('\n')
    .filter((line) => !Object.hasOwn(change, line.split(':')[0] ?? ''));
  const changed = Object.entries(change).map(([name, value]) => `${name}: ${value}`);
  return parseGuide('x', `---\n${[...changed, ...own].join('\n')}\n---\n\n## First section\n`);
}

it.each([
  [{}, '2031-08-14'],
  [{ updated: '2032-02-01' }, '2032-02-01'],
])('the facts of a guide with %j were last checked on %s', (fields, date) => {
  expect(guideWith(fields).updated).toBe(date);
});

it('a guide whose amounts were worked out with another rate than today’s is refused', () => {
  const { nyc } = rates().taxPercent;
  const guide = (rate: number) => guideWith({ workedOutWith: `{ taxPercent.nyc: ${rate} }` });
  expect(() => guide(nyc)).not.toThrow();
  expect(() => guide(nyc + 1)).toThrow(
    `workedOutWith.taxPercent.nyc: it is ${nyc} in content/rates.ts now`,
  );
});

describe('the front matter of a guide', () => {
  it('names a drawing, or gets the default one', () => {
    expect(guideWith({ drawing: 'ferry' }).drawing).toBe('ferry');
    expect(guideWith({}).drawing).toBe(defaultDrawing);
  });

  it.each([
    [{ id: 'three' }, 'id: expected a number without quotes, such as 7, but it is "three"'],
    [{ editor: 'me' }, 'Unrecognized key: "editor"'],
    [{ related: '[no-such, moving-with-a-lease]' }, 'related (entry 1): expected the name of a'],
    [{ updated: '2031-08-14' }, 'updated: expected a later date than in "date"'],
  ])('with %j is refused, naming the file and the field', (change, message) => {
    expect(() => guideWith(change)).toThrow(`content/blog/x.mdx has a mistake:\n  ${message}`);
  });
});
