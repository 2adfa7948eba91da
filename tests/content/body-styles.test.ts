import { existsSync } from 'node:fs';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { drawingOf, vehicleDrawing } from '@/lib/catalogue/drawings';

it.each([...bodyStyles, null])('a car of the style %s has a drawing in each paint', (style) => {
  const files = [drawingOf(style), ...paints.map((paint) => vehicleDrawing(style, paint))];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
