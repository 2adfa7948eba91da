import localFont from 'next/font/local';

// `optional`: a face that is not there when the page is first drawn is used from the next page on. The adjusted
// fallbacks of `swap` need Arial and Times New Roman, which phones do not have, and text would move.
// The files hold one weight and the characters of our texts: scripts/assets/fonts.mjs.

/** Besley, a Clarendon: the letters of ferry tickets and ships' sterns. One weight serves all. */
export const display = localFont({
  src: './fonts/besley.woff2',
  variable: '--font-display',
  weight: '400 900',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
});

/** Figtree: quiet, friendly, clear figures. */
export const text = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-text',
  weight: '400 650',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
