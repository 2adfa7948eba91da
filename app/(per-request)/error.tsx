'use client'; // Required by Next for this file.

export { BrokenPage as default } from '@/components/layout/broken-page';
