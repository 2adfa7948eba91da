import type { Metadata } from 'next';

/** Rendered by proxy.ts, with status 404, at the URL of an unknown brand. */
export { BrandNotFound as default } from '@/components/layout/not-found-pages';

export const metadata: Metadata = { title: 'Brand Not Found', robots: { index: false } };
