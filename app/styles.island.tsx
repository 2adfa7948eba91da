'use client'; // What a component of the server renders is in the page's data a second time.

import css from './globals.css';

/**
 * The styles of every page, inline: a style sheet would be one more round trip before the first paint. In the browser `css`
 * is empty (style-loader.mjs), and React keeps the element that it finds by its `href`.
 */
export function Styles() {
  return (
    <style href="site" precedence="default">
      {css}
    </style>
  );
}
