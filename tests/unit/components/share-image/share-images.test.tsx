/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnText } from '@/components/share-image/assets';
import { GuideImage } from '@/components/share-image/share-images';
import { guideDrawings } from '@/lib/guides/guide-fields';

/** The SVG images in the markup, decoded. */
const imagesIn = (markup: string) =>
  [...markup.matchAll(/src="data:image\/svg\+xml;base64,([^"]+)"/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString(),
  );

it.each(guideDrawings())('the share image of a guide shows its drawing: %s', (drawing) => {
  const shapes = readFileSync(`public/art/guides/${drawing}.svg`, 'utf8').replace(
    /^<svg[^>]*>/,
    '',
  );
  const markup = renderToStaticMarkup(
    <GuideImage guide={{ drawing, title: 'A title', dateText: 'A date', readTime: '' }} />,
  );
  const [image, ...others] = imagesIn(markup).filter((one) => one.includes(shapes));
  expect(image).toContain('height="560" viewBox="0 -200 480 560"');
  expect(others).toEqual([]);
});

// For a letter that isn't in its fonts, next/og sends a request during the build.
it.each([
  ['Leasing for your family 🚗👨‍👩‍👧', 'Leasing for your family'],
  ['Škoda & Citroën', 'Skoda & Citroën'],
  ['It’s “fine” – $450…', 'It’s “fine” – $450…'],
  ['Sold 🚗 in Аuthority', 'Sold in uthority'],
])('a text of a share image has only what its fonts have: %j', (text, drawn) => {
  expect(drawnText(text)).toBe(drawn);
});
