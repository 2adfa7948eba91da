'use client'; // Required by Next for this file.

import { ErrorPage } from '@/components/layout/error-page';
import { brokenPage } from '@/lib/content/broken-page';
import { Styles } from './styles.island';

/** Replaces the root layout, so it renders the whole document. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>{brokenPage.heading}</title>
        <meta content="noindex" name="robots" />
      </head>
      <body>
        <Styles />
        <main>
          <ErrorPage />
        </main>
      </body>
    </html>
  );
}
