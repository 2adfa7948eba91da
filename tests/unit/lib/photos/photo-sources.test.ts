/** @jest-environment node */
import { photoSources } from '@/lib/photos/photo-sources';

it.each([
  [4032, [640, 828, 1200, 1920]],
  [900, [640, 828, 1200]],
  [500, [640]],
])('a photo of %d pixels is offered in the widths that it fills, and the next one', (width, widths) => {
  const { src, srcSet } = photoSources('our-office.jpg', width);
  const url = (size: number) => `/_next/image?url=%2Fphotos%2Four-office.jpg&w=${size}&q=75`;
  expect(srcSet).toBe(widths.map((size) => `${url(size)} ${size}w`).join(', '));
  expect(src).toBe(url(widths.at(-1) ?? 0));
});
