import { existsSync } from 'node:fs';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { drawingPath, placeholderPath } from '@/lib/catalogue/drawing-paths';

it.each([...bodyStyles, null])('a car of the style %s has a drawing in each paint', (style) => {
  const files = [placeholderPath(style), ...paints.map((paint) => drawingPath(style, paint))];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
