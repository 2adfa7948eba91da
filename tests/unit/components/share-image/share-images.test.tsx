/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { GuideImage } from '@/components/share-image/share-images';
import { guideDrawings } from '@/lib/guides/drawings';

/** The SVG images in the markup, decoded. */
const imagesIn = (markup: string) =>
  [...markup.matchAll(/src="data:image\/svg\+xml;base64,([^"]+)"/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString(),
  );

it.each([...guideDrawings()])('the share image of a guide shows its drawing: %s', (drawing, shapes) => {
  const markup = renderToStaticMarkup(<GuideImage drawing={drawing} line="A date" title="A title" />);
  expect(imagesIn(markup).filter((image) => image.includes(shapes))).toHaveLength(1);
});
