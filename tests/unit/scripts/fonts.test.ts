import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHARACTERS } from '@/scripts/assets/font-characters';

const missing = (text: string) => [...text].filter((it) => it > '\u007e' && !CHARACTERS.includes(it));

describe('the subset fonts', () => {
  // The owner may write any character in content/: it is shown in a font of the visitor's system.
  it('have every character that the components use', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.join('components', file));
    expect(files.length).toBeGreaterThan(12);
    expect(
      files.flatMap((file) => missing(readFileSync(file, 'utf8')).map((it) => `${it} in ${file}`)),
    ).toEqual([]);
  });
});
