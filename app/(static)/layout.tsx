import { SiteLayout } from '@/components/layout/site-layout';

/** For pages that are the same for everybody. They are prerendered, and some are revalidated. */
export default function StaticLayout({ children }: { children: React.ReactNode }) {
  return <SiteLayout>{children}</SiteLayout>;
}
