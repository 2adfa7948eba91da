import type { Metadata } from 'next';
import { BrandNotFound } from '@/components/brands/brand-not-found';

export const metadata: Metadata = { title: 'Brand Not Found', robots: { index: false } };

/** Reached through proxy.ts alone, which gives it status 404 under whatever address was asked for. */
export default function Page() {
  return <BrandNotFound />;
}
