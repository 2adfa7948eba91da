/** The colors of tailwind.config.ts: a browser shows nothing where one is mistyped. */
import tailwind from '@/tailwind.config';
import { ContentError, type ContentMistake } from '../content-error';

/** The colors of a theme, one level of shades deep. */
type Colors = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** What else these may be; as `action`, "transparent" would be an invisible button. */
const otherForms: Readonly<Record<string, RegExp>> = {
  transparent: /^transparent$/,
  current: /^currentColor$/,
  backdrop: /^rgb\(\d+ \d+ \d+ \/ [\d.]+\)$/,
};

/** @returns a mistake for each color that no browser understands */
export function colorMistakes(colors: Colors): ContentMistake[] {
  return Object.entries(colors).flatMap(([name, color]) => {
    const shades =
      typeof color === 'string' ? [{ path: [name], value: color }] : shadesOf(name, color);
    const wrong = shades.filter(({ value }) => !HEX.test(value) && !otherForms[name]?.test(value));
    return wrong.map(({ path }) => ({
      path: ['theme', 'colors', ...path],
      message: 'expected a color such as #175350',
    }));
  });
}

function shadesOf(name: string, shades: Readonly<Record<string, string>>) {
  return Object.entries(shades).map(([shade, value]) => ({ path: [name, shade], value }));
}

/** @throws ContentError for the colors of the site */
export function checkColors(): void {
  const mistakes = colorMistakes(tailwind.theme.colors);
  if (mistakes.length > 0) throw new ContentError('tailwind.config.ts', mistakes);
}
