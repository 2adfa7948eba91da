import { type NextRequest, NextResponse } from 'next/server';
import { contentPolicy, NONCE_HEADER, type PageNeeds, type PolicyHosts } from './content-policy';

/**
 * Lets a page that is rendered per request through, under a policy with a new nonce. Next takes the nonce from the policy
 * of the request and adds it to its inline scripts.
 */
export function responseWithNonce(request: NextRequest, needs: PageNeeds, hosts: PolicyHosts): NextResponse {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentPolicy(hosts, { ...needs, nonce });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(NONCE_HEADER, nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Next's own value has no-store: browsers could not keep the page, and what was typed into its form, for Back.
  if (needs.leadForm) response.headers.set('cache-control', 'private, no-cache');
  return response;
}
