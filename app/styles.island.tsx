'use client'; // What a component of the server renders is in the page's data a second time.

import css from './globals.css';

/**
 * Inline: a style sheet would be one more round trip before the first paint. React keeps the
 * element by its `href`.
 */
export function Styles() {
  return (
    <style href="site" precedence="default">
      {css}
    </style>
  );
}
