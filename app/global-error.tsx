'use client'; // Next's rule for this file; nothing here needs a script.

import { ErrorPage } from '@/components/layout/error-page';
import { display, text } from './fonts';
import './globals.css';

/** Stands in for the layout itself, hence a document of its own. */
export default function GlobalError() {
  return (
    <html className={`${display.variable} ${text.variable}`} lang="en">
      <head>
        <title>This page broke down</title>
        <meta content="noindex" name="robots" />
      </head>
      <body>
        <main>
          <ErrorPage />
        </main>
      </body>
    </html>
  );
}
