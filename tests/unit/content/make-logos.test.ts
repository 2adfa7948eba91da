import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makes } from '@/content/catalogue/makes';

const sprite = readFileSync(join(process.cwd(), 'public', 'makes.svg'), 'utf8');
const symbols = [...sprite.matchAll(/<symbol\b([^>]*)>([\s\S]*?)<\/symbol>/g)].map((match) => ({
  attributes: match[1] ?? '',
  body: match[2] ?? '',
  id: /\bid="([^"]*)"/.exec(match[1] ?? '')?.[1] ?? '',
}));

describe('make logos', () => {
  it('holds one symbol for every make, in the order of the catalogue', () => {
    expect(symbols).toHaveLength(29);
    expect(symbols.map((symbol) => symbol.id)).toEqual(makes.map((make) => make.slug));
  });

  it('has no id twice', () => {
    const ids = [...sprite.matchAll(/\bid="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(29);
    expect(new Set(ids).size).toBe(29);
  });

  it('stays light', () => {
    expect(Buffer.byteLength(sprite)).toBeLessThan(120 * 1024);
  });

  it('is one tone, with no styles, scripts or outside references', () => {
    expect(sprite).not.toContain('<style');
    expect(sprite).not.toContain('style="');
    expect(sprite).not.toContain('<script');
    expect(sprite).not.toContain('fill="#');
    expect(sprite).not.toContain('stroke=');
    expect(sprite).not.toContain('href=');
    const fills = [...sprite.matchAll(/\bfill="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(fills)).toEqual(new Set(['currentColor']));
  });

  it.each(makes.map((make) => make.slug))('draws %s in the common box', (slug) => {
    const symbol = symbols.find((candidate) => candidate.id === slug);
    expect(symbol?.attributes).toContain('viewBox="0 0 120 72"');
    expect(symbol?.attributes).toContain('fill="currentColor"');
    expect(symbol?.body).toMatch(/<path\b[^>]*\sd="[Mm][^"]{40,}"/);
  });
});
