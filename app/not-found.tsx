import type { Metadata } from 'next';

export { NotFoundPage as default } from '@/components/layout/not-found-pages';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };
