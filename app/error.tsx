'use client'; // Next's rule for this file; nothing here needs a script.

import { ErrorPage } from '@/components/layout/error-page';

export default function PageError() {
  return <ErrorPage />;
}
