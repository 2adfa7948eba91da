import type { Metadata } from 'next';

/** proxy.ts shows it at the URL of an unknown brand, with status 404. */
export { BrandNotFound as default } from '@/components/layout/not-found-pages';

export const metadata: Metadata = { title: 'Brand Not Found', robots: { index: false } };
