import { headers } from 'next/headers';
import { SiteFrame } from '@/components/layout/site-frame';
import { NONCE_HEADER } from '@/lib/security/content-policy';

/** For pages that read their URL's query. Their policy allows inline scripts by a nonce. */
export default async function PerRequestLayout({ children }: { children: React.ReactNode }) {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return <SiteFrame nonce={nonce}>{children}</SiteFrame>;
}
