'use client'; // Required by Next for this file.

import { ErrorPage } from '@/components/layout/error-page';
import { brokenPage } from '@/lib/content/broken-page';
import { display, text } from './fonts';
import './globals.css';

/** Replaces the root layout, so it renders the whole document. */
export default function GlobalError() {
  return (
    <html className={`${display.variable} ${text.variable}`} lang="en">
      <head>
        <title>{brokenPage.heading}</title>
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
