import { type NextRequest, NextResponse } from 'next/server';
import { brandAddress } from '@/lib/catalogue/brand-address';
import { proxyEnv } from '@/lib/env/proxy';
import { contentPolicy } from '@/lib/output/content-policy';
import { noncePages } from '@/lib/output/header-rules';
import { routes } from '@/lib/site/routes';

/** Only the inventory and what lies below it comes by here. Constants, because Next reads them without running the file. */
export const config = { matcher: ['/inventory', '/inventory-debug', '/inventory/:brand'] };

export function proxy(request: NextRequest) {
  return noncePages.includes(request.nextUrl.pathname) ? withNonce(request) : sortBrands(request);
}

/**
 * The two pages that are drawn per request: Next finds the nonce in the request's policy and gives it to its inline
 * scripts. All other pages are prerendered, and their policy was written after the build (lib/output/header-rules.ts).
 */
function withNonce(request: NextRequest) {
  const { development, ...site } = proxyEnv();
  if (development) return NextResponse.next();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentPolicy({ ...site, leadFormUrl: null, videoUrl: '' }, { photos: true, nonce });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/**
 * Sorts the addresses below /inventory before any page is asked for: a route that is asked for unknown names would
 * keep a page of each on disk, and Next's `notFound()` sends a body that is empty until scripts run.
 */
function sortBrands(request: NextRequest) {
  const url = request.nextUrl.clone();
  const address = brandAddress(url.pathname.slice(routes.brand('').length));
  if (address.kind === 'page') return NextResponse.next();
  if (address.kind === 'moved') {
    url.pathname = routes.brand(address.slug);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}
