/** @jest-environment node */
import { drawnText } from '@/components/share-image/assets';

describe('a text of a share image', () => {
  // For a letter that isn't in its fonts, next/og sends a request during the build.
  it.each([
    ['Leasing for your family 🚗👨‍👩‍👧', 'Leasing for your family'],
    ['Škoda & Citroën', 'Skoda & Citroën'],
    ['It’s “fine” – $450…', 'It’s “fine” – $450…'],
    ['Sold 🚗 in Аuthority', 'Sold in uthority'],
  ])('has only what its fonts have: %j', (text, drawn) => {
    expect(drawnText(text)).toBe(drawn);
  });
});
