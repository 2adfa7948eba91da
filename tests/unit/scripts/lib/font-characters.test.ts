/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_CHARACTERS } from '@/scripts/lib/font-characters';

const filesBelow = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));

// The owner may write any character in content/: it is shown in a font of the visitor's system.
it('the subset fonts have every character that the components use', () => {
  const files = filesBelow('components', '.tsx');
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8')]
      .filter((it) => it > '\u007e' && !FONT_CHARACTERS.includes(it))
      .map((it) => `${it} in ${file}`),
  );
  expect(files.length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
});
