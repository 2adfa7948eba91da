'use client'; // Required by Next for this file.

import { ErrorPage } from '@/components/layout/error-page';

export default function PageError() {
  return <ErrorPage />;
}
