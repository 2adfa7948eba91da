'use client'; // Required by Next for this file.

export { ErrorPage as default } from '@/components/layout/error-page';
