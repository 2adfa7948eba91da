'use client'; // What a component of the server renders is in the page's data a second time.

import besley from './fonts/besley.woff2';
import figtree from './fonts/figtree.woff2';
import css from './styles.pcss';

/**
 * Besley for headings and Figtree for text, reduced to the characters that the site uses
 * (`npm run fonts`). Here, because the build gives their files names that change with them.
 *
 * Until they are there, text is drawn in fallbacks (globals.css), which fit so well that nothing
 * moves.
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

/**
 * Asks for the fonts as soon as the page arrives. The browser would ask only after its first
 * layout: on /apply and /inventory the fonts would come behind React's scripts, almost a second
 * later on a slow phone.
 *
 * As HTML, because React moves a `<link>` into the head, and Chromium holds back the first paint
 * for a font that is preloaded there.
 */
const fontPreloads = [besley, figtree]
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
  .join('');

const ID = 'styles';

/**
 * The browser reads them from the page, which has them, and loads no second copy: 12 KB less of
 * /apply and /inventory (gzip). React needs them when it renders the whole page again, as after a
 * translator has changed its texts.
 */
const styles =
  typeof window === 'undefined' ? css + fonts : document.getElementById(ID)?.textContent;

/**
 * The site's styles, inline: a style sheet would be one more round trip before the first paint.
 *
 * It belongs at the start of the body. Without `href` and `precedence` React leaves it there: in
 * the head it would stand before the title and the share image, and some programs that show a
 * preview of a link read only the first kilobytes of a page.
 */
export function Styles() {
  return (
    <>
      {/* Before the styles, which a slow phone reads for 70 ms: React's scripts would come first. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of two files of the build */}
      <div dangerouslySetInnerHTML={{ __html: fontPreloads }} hidden />
      <style id={ID}>{styles}</style>
    </>
  );
}
