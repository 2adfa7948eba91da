'use client'; // Required by Next for this file.

import { useEffect } from 'react';
import { brokenPageText } from '@/lib/content/broken-page-text';
import { telHref } from '@/lib/format/contact-href';
import { pushEventOnce } from '@/lib/measuring/events';
import { Styles } from './styles.island';

/**
 * Replaces the root layout, so it renders the whole document. It has plain links, because every
 * page loads what this file imports.
 */
export default function GlobalError() {
  const { heading, text, phone } = brokenPageText;

  useEffect(() => pushEventOnce('page_error', {}), []);

  return (
    <html lang="en">
      <head>
        <title>{heading}</title>
        <meta content="noindex" name="robots" />
      </head>
      <body>
        <Styles />
        <main className="mx-auto max-w-measure px-gutter py-band">
          <div role="alert">
            <h1 className="font-display font-semibold text-4xl">{heading}</h1>
            <p className="mt-5 text-lg text-muted">{text}</p>
          </div>
          <ul className="mt-6 *:py-2.5">
            <li>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty URL reloads the page */}
              <a href="">Try again</a>
            </li>
            <li>
              <a data-event="call" href={telHref(phone)}>
                Call {phone}
              </a>
            </li>
            <li>
              <a href="/">Return to Home</a>
            </li>
          </ul>
        </main>
      </body>
    </html>
  );
}
