import { existsSync } from 'node:fs';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { drawingScale, silhouetteOf } from '@/lib/catalogue/drawings';

it.each([...bodyStyles, null])(
  'a car of the style %s has a silhouette, as wide as others',
  (style) => {
    const silhouette = silhouetteOf(style);
    expect(existsSync(`public${silhouette}`)).toBe(true);
    expect(drawingScale(silhouette)).not.toBe(1);
  },
);
