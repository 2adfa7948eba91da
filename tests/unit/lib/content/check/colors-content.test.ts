/** @jest-environment node */
import { colorsSchema, siteColors } from '@/lib/content/check/colors-content';
import { mistakesIn } from '@/lib/content/schemas/parse-content';

it.each(['#1f5fb', 'teal', '#17535g', ''])('%j is no color', (color) => {
  expect(mistakesIn(colorsSchema, { ...siteColors, 'cta-deep': color })).toEqual([
    `cta-deep: expected a color such as #175350, but it is "${color}"`,
  ]);
});

it.each([
  [
    'the main button',
    { cta: '#ffd400' },
    'cta: expected more contrast with white: it has 1.4, and needs 4.5',
  ],
  [
    'text',
    { muted: '#8a96a8' },
    'muted: expected more contrast with ground: it has 2.8, and needs 7',
  ],
  [
    'the focus on ink',
    { sun: '#1b2f4a' },
    'sun: expected more contrast with ink: it has 1.1, and needs 3',
  ],
])('%s has a contrast', (_, change, mistake) => {
  expect(mistakesIn(colorsSchema, { ...siteColors, ...change })).toContain(mistake);
});

it('a color that the site uses by its name is there', () => {
  const { cta: _, ...others } = siteColors;
  expect(mistakesIn(colorsSchema, others)).toContainEqual(
    expect.stringMatching(/^cta: expected this color/),
  );
});
