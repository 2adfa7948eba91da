/** @jest-environment node */
import { drawnText, guideDrawingData } from '@/components/share-image/assets';
import { guideDrawingNames } from '@/lib/guides/guide-fields';

it('the drawing of a guide goes on above, where its share image is higher', () => {
  for (const name of guideDrawingNames()) {
    const svg = Buffer.from(guideDrawingData(name).split(',')[1] ?? '', 'base64').toString();
    expect(svg).toMatch(/^<svg[^>]* height="560" viewBox="0 -200 480 560"/);
  }
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
