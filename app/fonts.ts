import localFont from 'next/font/local';

// `optional`: a font that is not loaded when the page is first painted is used from the next page on, so nothing shifts. The
// fallbacks are fonts that phones and computers have, adjusted in globals.css: Next adjusts only Arial and Times New Roman.
// The files contain one weight and the characters that the site uses: npm run fonts.

/** Besley, for headings. One weight is used for all of them. */
export const display = localFont({
  src: './fonts/besley.woff2',
  variable: '--font-display',
  weight: '400 900',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['like-besley-georgia', 'like-besley-noto'],
});

/** Figtree, for text. */
export const text = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-text',
  weight: '400 650',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['like-figtree'],
});
