import { SiteFrame } from '@/components/layout/site-frame';

/** Pages that are the same for everybody: prerendered, some of them revalidated. */
export default function StaticLayout({ children }: { children: React.ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
