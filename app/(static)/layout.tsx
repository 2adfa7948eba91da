import { SiteFrame } from '@/components/layout/site-frame';

/** For pages that are the same for everybody. They are prerendered, and some are revalidated. */
export default function StaticLayout({ children }: { children: React.ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
