/** Checks tailwind.config.ts, because a browser silently ignores a mistyped color. */
import { z } from 'zod';
import { contentFile } from '@/lib/content/schemas/parse-content';
import tailwind from '@/tailwind.config';

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
  ['cta-deep', ['white'], 4.5],
  ['link', ['ground', 'white'], 4.5],
  ['error', ['ground', 'white'], 4.5],
  ['rating', ['ground', 'white'], 3],
  ['control', ['ground', 'white'], 3],
  ['cta', ['tint'], 3],
  ['link', ['ground-deep'], 3],
  ['sun', ['ink'], 3],
];

/** The colors by the names that classes use: "cta", "cta-deep". */
export const colorsSchema = z
  .record(
    z.string(),
    z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'expected a color such as #175350'),
  )
  .superRefine((colors, context) => {
    for (const [name, backgrounds, minimum] of minimums)
      for (const background of backgrounds) {
        const missing = [name, background].find((one) => !(one in colors));
        const found = contrast(colors[name] ?? '', colors[background] ?? '');
        // Not a number if one of them is no color.
        if (!missing && !(found < minimum)) continue;
        const message = missing
          ? 'expected this color, because the site uses its name'
          : `expected more contrast with ${background}: it has ${found.toFixed(1)}, and needs ${minimum}`;
        context.addIssue({ code: 'custom', path: [missing ?? name], message });
      }
  });

/** Not in hexadecimal digits, and none that an owner would change. */
const OTHERS = ['transparent', 'current', 'backdrop'];

export const siteColors = Object.fromEntries(
  Object.entries(tailwind.theme.colors)
    .filter(([name]) => !OTHERS.includes(name))
    .flatMap(([name, value]) => {
      const shades = typeof value === 'string' ? { DEFAULT: value } : value;
      return Object.entries(shades).map(([shade, it]) => [
        shade === 'DEFAULT' ? name : `${name}-${shade}`,
        it,
      ]);
    }),
);

export const colors = contentFile(
  'tailwind.config.ts',
  z.object({ theme: z.object({ colors: colorsSchema }) }),
  { theme: { colors: siteColors } },
);
