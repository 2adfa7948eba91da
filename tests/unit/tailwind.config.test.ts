/** @jest-environment node */

import { colorMistakes } from '@/lib/content/check/colors';
import tailwind from '@/tailwind.config';

/** The colors by their names in classes: "accent" and "accent-deep". */
const tokens: Record<string, string> = {};
for (const [name, shades] of Object.entries(tailwind.theme.colors)) {
  if (typeof shades === 'string') {
    tokens[name] = shades;
    continue;
  }
  for (const [shade, value] of Object.entries(shades))
    tokens[shade === 'DEFAULT' ? name : `${name}-${shade}`] = value;
}

/** @returns "#aabbcc" for "#abc" */
const sixDigits = (hex: string) => hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [mistake] = colorMistakes({ hex });
  if (mistake) throw new Error(`${mistake.message}: ${hex}`);

  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(sixDigits(hex).slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(tokens[name] ?? 'no such token'))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const AAA = 7;
const AA = 4.5;
/** Borders of controls and meaningful graphics (WCAG 1.4.11). */
const GRAPHIC = 3;

/** What axe doesn't check on the pages themselves, where the browser tests hold AA for all text. */
const minimums: [color: string, backgrounds: string[], minimum: number][] = [
  ['ink', ['ground', 'white'], AAA],
  ['muted', ['ground', 'white', 'tint'], AAA],
  ['rating', ['ground', 'white'], GRAPHIC],
  ['control', ['ground', 'white'], GRAPHIC],
  ['accent', ['tint'], GRAPHIC],
  ['white', ['accent'], AA],
  ['action', ['ground-deep'], GRAPHIC],
];

it('has no color that browsers ignore', () => {
  expect(colorMistakes(tailwind.theme.colors)).toEqual([]);
});

it.each(['#12', '#1f5fb', '#1753501', '175350', 'teal', '#17535g', 'transparent', ''])(
  'does not take "%s" for a color',
  (color) => {
    const message = 'expected a color such as #175350';
    expect(colorMistakes({ action: color, accent: { DEFAULT: '#fff', deep: color } })).toEqual([
      { path: ['theme', 'colors', 'action'], message },
      { path: ['theme', 'colors', 'accent', 'deep'], message },
    ]);
  },
);

it.each(minimums)('%s on %j has a contrast of at least %d', (text, backgrounds, minimum) => {
  for (const background of backgrounds)
    expect(contrast(text, background)).toBeGreaterThanOrEqual(minimum);
});
