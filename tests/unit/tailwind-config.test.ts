/** @jest-environment node */

import tailwind from '@/tailwind.config';
import { projectFiles } from '../architecture/source';

type Shades = string | Record<string, string>;

/** Color tokens by their class name: 'ink', 'ink-soft' … */
const tokens = new Map(
  Object.entries(tailwind.theme.colors as Record<string, Shades>).flatMap(([name, shades]) =>
    typeof shades === 'string'
      ? [[name, shades] as const]
      : Object.entries(shades).map(
          ([shade, value]) => [shade === 'DEFAULT' ? name : `${name}-${shade}`, value] as const,
        ),
  ),
);

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(tokens.get(name) ?? 'no such token'))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const AAA = 7;
const AA = 4.5;
/** Borders of controls and meaningful graphics (WCAG 1.4.11). */
const GRAPHIC = 3;

/** What axe doesn't check on the pages themselves, where the browser tests hold AA for all text. */
const pairs: [color: string, background: string, minimum: number][] = [
  ['ink', 'paper', AAA],
  ['ink', 'white', AAA],
  ['slate', 'paper', AAA],
  ['slate', 'white', AAA],
  ['slate', 'glass', AAA],
  ['gold', 'paper', GRAPHIC],
  ['gold', 'white', GRAPHIC],
  ['control', 'paper', GRAPHIC],
  ['control', 'white', GRAPHIC],
  ['coral', 'glass', GRAPHIC],
  ['harbor', 'paper-deep', GRAPHIC],
];

/** The pairs of text and background in class lists such as `bg-ink text-paper`, also for states such as `hover:`. */
function pairsInClasses(code: string): [text: string, background: string][] {
  return [...code.matchAll(/(['"`])([^'"`]*\b(?:text|bg)-[^'"`]*)\1/g)].flatMap(([, , classes = '']) => {
    const names = classes.split(/\s+/);
    const used = (kind: string, state: string) =>
      names
        .filter((name) => name.startsWith(`${state}${kind}-`))
        .map((name) => name.slice(state.length + kind.length + 1))
        .filter((name) => tokens.get(name)?.startsWith('#'));
    return ['', 'hover:', 'focus:', 'disabled:'].flatMap((state) => {
      const backgrounds = used('bg', state).length ? used('bg', state) : used('bg', '');
      const texts = used('text', state).length ? used('text', state) : used('text', '');
      return backgrounds.flatMap((background) => texts.map((text): [string, string] => [text, background]));
    });
  });
}

describe('the colors', () => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (text, background, minimum) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(minimum);
  });

  it('are legible in every list of classes that sets text and background together', () => {
    const used = projectFiles()
      .filter((file) => /^(app|components)\/.*\.tsx$/.test(file.path))
      .flatMap((file) =>
        pairsInClasses(file.code).map(([text, background]) => ({ file: file.path, text, background })),
      );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(({ text, background }) => contrast(text, background) < AA)).toEqual([]);
  });

  it('are checked for states as well, and an illegible pair is found', () => {
    expect(pairsInClasses("const a = 'bg-ink text-paper hover:bg-paper';")).toEqual(
      expect.arrayContaining([
        ['paper', 'ink'],
        ['paper', 'paper'],
      ]),
    );
    expect(contrast('paper', 'paper')).toBe(1);
    expect(contrast('white', 'ink')).toBeGreaterThan(AAA);
  });
});
