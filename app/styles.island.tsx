'use client'; // A server component's output is in the page twice: as HTML and in its data.

import besley from './fonts/besley.woff2';
import figtree from './fonts/figtree.woff2';
import css from './styles.pcss';

/**
 * Besley for headings and Figtree for text, with the characters that the site uses (`npm run
 * fonts`). Until they are there, text is drawn in the fallbacks of globals.css.
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

/** As HTML: React would move a `<link>` into the head, where it holds back the first paint. */
const fontPreloads = [besley, figtree]
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
  .join('');

const ID = 'styles';

/** In the browser they're read from the page: with the script they would be loaded again. */
const styles =
  typeof window === 'undefined' ? css + fonts : document.getElementById(ID)?.textContent;

/** Why styles are in the page, and at the start of its body: docs/decisions.md. */
export function Styles() {
  return (
    <>
      {/* Before the styles, which a slow phone reads for 70 ms: the fonts would be requested after React's scripts. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of two files of the build */}
      <div dangerouslySetInnerHTML={{ __html: fontPreloads }} hidden />
      <style id={ID}>{styles}</style>
    </>
  );
}
