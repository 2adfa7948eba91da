/** @jest-environment node */
import { colorsSchema, siteColors } from '@/lib/content/check/colors-schema';
import { mistakesIn } from '@/lib/content/validate';

it.each(['#12', '#1f5fb', '#1753501', '175350', 'teal', '#17535g', 'transparent', ''])(
  '%j is no color',
  (color) => {
    const message = 'expected a color such as #175350';
    expect(mistakesIn(colorsSchema, { ...siteColors, 'cta-deep': color })).toEqual([
      { path: ['cta-deep'], value: color, message },
    ]);
  },
);

it.each([
  [
    'the main button',
    { cta: '#ffd400' },
    'cta',
    'darker color: with white it has a contrast of 1.4, and needs 4.5',
  ],
  ['text', { muted: '#8a96a8' }, 'muted', 'with ground it has a contrast of 2.8, and needs 7'],
  ['a border of a control', { control: '#ccc' }, 'control', 'and needs 3'],
])('%s has a contrast', (_, change, color, message) => {
  const [mistake] = mistakesIn(colorsSchema, { ...siteColors, ...change });
  expect(mistake?.path).toEqual([color]);
  expect(mistake?.message).toContain(message);
});
