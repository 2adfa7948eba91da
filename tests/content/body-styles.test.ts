import { existsSync } from 'node:fs';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { drawingOf } from '@/lib/catalogue/drawings';

it.each([...bodyStyles, null])('a car of the style %s has a drawing', (style) => {
  expect(existsSync(`public${drawingOf(style)}`)).toBe(true);
});
