import { existsSync } from 'node:fs';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { silhouetteOf } from '@/lib/catalogue/drawings';

it.each([...bodyStyles, null])('a car of the style %s has a silhouette', (style) => {
  expect(existsSync(`public${silhouetteOf(style)}`)).toBe(true);
});
