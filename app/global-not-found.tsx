import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-pages';
import { SiteFrame } from '@/components/layout/site-frame';
import RootLayout from './layout';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/**
 * Every path without a page. As not-found.tsx, its header and footer would be in the data of each
 * page a second time.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFoundPage />
      </SiteFrame>
    </RootLayout>
  );
}
