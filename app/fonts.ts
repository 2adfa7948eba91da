import localFont from 'next/font/local';

// `optional`: a face that is not there when the page is first drawn is used from the next page on. The adjusted
// fallbacks of `swap` need Arial and Times New Roman, which phones do not have, and text would move.

/** Besley, a Clarendon: the letters of ferry tickets and ships' sterns. */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  variable: '--font-display',
  weight: '400 900',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
});

/** Figtree: quiet, friendly, clear figures. */
export const text = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
