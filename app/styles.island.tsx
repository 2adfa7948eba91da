'use client'; // A server component's output would be in the page twice: as HTML and as data.

import besley from './fonts/besley.woff2';
import figtree from './fonts/figtree.woff2';
import css from './styles.pcss';

/**
 * Besley for headings and Figtree for text, reduced to the characters that the site uses (`npm run
 * fonts`). While they load, text uses the fallback fonts of globals.css.
 */
const fonts = `
@font-face {
  font-family: Besley;
  font-weight: 400 900;
  font-display: swap;
  src: url(${besley}) format("woff2");
}
@font-face {
  font-family: Figtree;
  font-weight: 400 650;
  font-display: swap;
  src: url(${figtree}) format("woff2");
}`;

/** Plain HTML: React would move a `<link>` into the head, where it delays the first paint. */
const fontPreloads = [besley, figtree]
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
  .join('');

const ID = 'styles';

/** In the browser, the page already has the styles, so the script needn't contain them. */
const styles =
  typeof window === 'undefined' ? css + fonts : document.getElementById(ID)?.textContent;

/** docs/decisions.md says why the styles are inline and at the start of the body. */
export function Styles() {
  return (
    <>
      {/* A slow phone takes 70 ms to parse the styles. After them, the fonts would be requested
          later than React's scripts. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of two files of the build */}
      <div dangerouslySetInnerHTML={{ __html: fontPreloads }} hidden />
      <style id={ID}>{styles}</style>
    </>
  );
}
