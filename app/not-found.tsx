import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-pages';
import { SiteFrame } from '@/components/layout/site-frame';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}
