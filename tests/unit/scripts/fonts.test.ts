import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const characters =
  /CHARACTERS = `\$\{ascii\}(.*)`/.exec(readFileSync('scripts/assets/fonts.mjs', 'utf8'))?.[1] ?? '';
const known = new Set(characters.replace('\\u00a0', '\u00a0'));
const foreign = (text: string) => [...text].filter((it) => it > '\u007e' && !known.has(it));

describe('the faces of the site', () => {
  it('have every character that the texts use', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx|tsx?)$/.test(file))
      .map((file) => path.join('content', file));
    expect(files.length).toBeGreaterThan(12);
    expect(
      files.flatMap((file) => foreign(readFileSync(file, 'utf8')).map((it) => `${it} in ${file}`)),
    ).toEqual([]);
  });

  it('would miss a character that is not in the list', () => {
    expect(foreign('Škoda – “é”')).toEqual(['Š']);
  });

  it('weigh at most 30 KB together', () => {
    const bytes = (name: string) => statSync(`app/fonts/${name}.woff2`).size;
    expect(bytes('besley') + bytes('figtree')).toBeLessThan(30_000);
  });
});
