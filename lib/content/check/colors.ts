/** Checks tailwind.config.ts, because a browser silently ignores a mistyped color. */

import { ContentError, type ContentMistake } from '@/lib/content/validate';
import tailwind from '@/tailwind.config';

type Colors = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Only these colors can have another form: a transparent `link` would be invisible. */
const otherForms: Readonly<Record<string, RegExp>> = {
  transparent: /^transparent$/,
  current: /^currentColor$/,
  backdrop: /^rgb\(\d+ \d+ \d+ \/ [\d.]+\)$/,
};

/** The colors by the names that classes use: "cta", "cta-deep". */
function tokensOf(colors: Colors): Map<string, string> {
  return new Map(
    Object.entries(colors).flatMap(([name, color]) => {
      const shades = typeof color === 'string' ? { DEFAULT: color } : color;
      return Object.entries(shades).map(([shade, value]): [string, string] => [
        shade === 'DEFAULT' ? name : `${name}-${shade}`,
        value,
      ]);
    }),
  );
}

const mistake = (name: string, value: string, message: string): ContentMistake => ({
  path: ['theme', 'colors', name],
  value,
  message,
});

/** Finds the colors that browsers wouldn't understand. */
export function colorMistakes(colors: Colors): ContentMistake[] {
  const wrong = [...tokensOf(colors)].filter(
    ([name, value]) => !HEX.test(value) && !otherForms[name]?.test(value),
  );
  return wrong.map(([name, value]) => mistake(name, value, 'expected a color such as #175350'));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** AAA for text, AA for the main button, and WCAG 1.4.11 for graphics and borders. */
const minimums: readonly [color: string, backgrounds: readonly string[], minimum: number][] = [
  ['ink', ['ground', 'white'], 7],
  ['muted', ['ground', 'white', 'tint'], 7],
  ['cta', ['white'], 4.5],
  ['link', ['ground', 'white'], 4.5],
  ['error', ['ground', 'white'], 4.5],
  ['rating', ['ground', 'white'], 3],
  ['control', ['ground', 'white'], 3],
  ['cta', ['tint'], 3],
  ['link', ['ground-deep'], 3],
];

/** Finds the colors whose contrast with another one is too low. */
export function contrastMistakes(colors: Colors): ContentMistake[] {
  const tokens = tokensOf(colors);
  return minimums.flatMap(([color, backgrounds, minimum]) => {
    const value = tokens.get(color) ?? '';
    return backgrounds.flatMap((background) => {
      const behind = tokens.get(background) ?? '';
      const found = contrast(value, behind);
      if (found >= minimum) return [];
      const better = luminance(behind) > 0.18 ? 'darker' : 'lighter';
      const message = `expected a ${better} color: with ${background} it has a contrast of ${found.toFixed(1)}, and needs ${minimum}`;
      return [mistake(color, value, message)];
    });
  });
}

/** @throws ContentError for the colors of the site */
export function checkColors(): void {
  const { colors } = tailwind.theme;
  const unknown = colorMistakes(colors);
  const mistakes = unknown.length > 0 ? unknown : contrastMistakes(colors);
  if (mistakes.length > 0) throw new ContentError('tailwind.config.ts', mistakes);
}
