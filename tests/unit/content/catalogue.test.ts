/** @jest-environment node */
import { existsSync } from 'node:fs';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';

it('every body style has a drawing in every paint', () => {
  const files = bodyStyles.flatMap((style) => paints.map((paint) => `public/vehicles/${style}-${paint}.svg`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
