/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { specRows, titlePatterns } from '../support/test-titles';

const rows = specRows(readFileSync('tests/spec-map.md', 'utf8'));

function missing({ file, test }: { file: string; test: string }): string[] {
  if (!existsSync(file)) return [`${file} does not exist`];
  const patterns = titlePatterns(readFileSync(file, 'utf8'));
  return test
    .split(' › ')
    .filter((part) => !patterns.some((pattern) => pattern.test(part)))
    .map((part) => `${file} has no test or group "${part}"`);
}

describe('the map from the specification to the tests', () => {
  it('has a row for every part of the specification', () => {
    expect(rows.length).toBeGreaterThan(150);
    for (const row of rows) expect(Object.values(row).every(Boolean)).toBe(true);
  });

  it('names only tests that exist', () => {
    expect(rows.flatMap(missing)).toEqual([]);
  });

  it('would notice a test that was renamed', () => {
    expect(missing({ file: 'tests/content/spec-map.test.ts', test: 'names only tests that exist' })).toEqual(
      [],
    );
    expect(missing({ file: 'tests/content/spec-map.test.ts', test: 'no such test' })).toHaveLength(1);
    expect(missing({ file: 'tests/content/no-such.test.ts', test: 'x' })).toHaveLength(1);
  });
});
