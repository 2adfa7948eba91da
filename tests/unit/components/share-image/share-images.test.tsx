/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnText } from '@/components/share-image/assets';
import { GuideImage } from '@/components/share-image/share-images';
import { guideDrawings } from '@/lib/guides/drawings';

/** The SVG images in the markup, decoded. */
const imagesIn = (markup: string) =>
  [...markup.matchAll(/src="data:image\/svg\+xml;base64,([^"]+)"/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString(),
  );

it.each([...guideDrawings()])('the share image of a guide shows its drawing: %s', (drawing, shapes) => {
  const markup = renderToStaticMarkup(
    <GuideImage guide={{ drawing, title: 'A title', dateText: 'A date', readTime: '' }} />,
  );
  expect(imagesIn(markup).filter((image) => image.includes(shapes))).toHaveLength(1);
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
