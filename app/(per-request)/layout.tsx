import { headers } from 'next/headers';
import { SiteLayout } from '@/components/layout/site-layout';
import { NONCE_HEADER } from '@/lib/security/security-policy';

/** For pages that read their URL's query. Their policy allows inline scripts by a nonce. */
export default async function PerRequestLayout({ children }: { children: React.ReactNode }) {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return <SiteLayout nonce={nonce}>{children}</SiteLayout>;
}
