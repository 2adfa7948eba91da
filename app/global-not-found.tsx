import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-pages';
import { SiteLayout } from '@/components/layout/site-layout';
import RootLayout from './layout';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** A not-found.tsx would be included in the data of every page, with its header and footer. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundPage />
      </SiteLayout>
    </RootLayout>
  );
}
