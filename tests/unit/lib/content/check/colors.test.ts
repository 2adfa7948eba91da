/** @jest-environment node */
import { colorMistakes, contrastMistakes } from '@/lib/content/check/colors';
import tailwind from '@/tailwind.config';

it.each(['#12', '#1f5fb', '#1753501', '175350', 'teal', '#17535g', 'transparent', ''])(
  '%j is no color',
  (color) => {
    const message = 'expected a color such as #175350';
    expect(colorMistakes({ link: color, cta: { DEFAULT: '#fff', deep: color } })).toEqual([
      { path: ['theme', 'colors', 'link'], value: color, message },
      { path: ['theme', 'colors', 'cta-deep'], value: color, message },
    ]);
  },
);

const { colors } = tailwind.theme;

it.each([
  [
    'the main button',
    { cta: { ...colors.cta, DEFAULT: '#ffd400' } },
    'cta',
    'darker color: with white it has a contrast of 1.4, and needs 4.5',
  ],
  ['text', { muted: '#8a96a8' }, 'muted', 'with ground it has a contrast of 2.8, and needs 7'],
  ['a border of a control', { control: '#ccc' }, 'control', 'and needs 3'],
])('%s has a contrast', (_, change, color, message) => {
  const [mistake] = contrastMistakes({ ...colors, ...change });
  expect(mistake?.path).toEqual(['theme', 'colors', color]);
  expect(mistake?.message).toContain(message);
});
