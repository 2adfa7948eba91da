import { type NextRequest, NextResponse } from 'next/server';
import { guideSlugs } from '@/lib/articles/slugs';
import { contentPolicy } from '@/lib/build-output/content-policy';
import { noncePages } from '@/lib/build-output/header-rules';
import { brandAddress } from '@/lib/catalogue/brand-address';
import { proxyEnv } from '@/lib/env/proxy';
import { lowerCasePage } from '@/lib/site/page-paths';
import { routes } from '@/lib/site/routes';

/**
 * Only the inventory, what lies below it, addresses with upper-case letters, and guides' addresses with a percent
 * sign come by here. A constant: Next reads it without running the file.
 */
export const config = {
  matcher: [
    '/inventory',
    '/inventory-debug',
    '/inventory/:brand',
    '/blog/:slug(.*%.*)',
    '/((?!_next/).*[A-Z].*)',
  ],
};

/** Whatever is no page shows Next's own not-found page. */
const NO_PAGE = '/no-such-page';

export function proxy(request: NextRequest) {
  return noncePages.includes(request.nextUrl.pathname) ? withNonce(request) : sortAddresses(request);
}

/**
 * The two pages that are drawn per request: Next finds the nonce in the request's policy and gives it to its inline
 * scripts. All other pages are prerendered, and their policy was written after the build (lib/build-output/header-rules.ts).
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
 * One address for each page: one in upper case leads to the page's own, where there is one. Addresses below
 * /inventory are sorted before any page is asked for: a route that is asked for unknown names would keep a page of
 * each on disk, and Next's `notFound()` sends a body that is empty until scripts run.
 */
function sortAddresses(request: NextRequest) {
  const url = request.nextUrl.clone();
  const lowerCase = lowerCasePage(url.pathname, guideSlugs);
  if (lowerCase && lowerCase !== url.pathname) {
    url.pathname = lowerCase;
    return NextResponse.redirect(url, 308);
  }
  const brand = /^\/inventory\/([^/]+)$/i.exec(url.pathname)?.[1];
  if (brand) return brandResponse(url, brand);
  if (/[A-Z]/.test(url.pathname) && !url.pathname.includes('%')) return NextResponse.next();
  // No guide has a percent sign, and Next answers one that cannot be decoded with status 500.
  url.pathname = NO_PAGE;
  return NextResponse.rewrite(url);
}

/** What is shown below /inventory: a brand page, the way to it, or Brand Not Found. */
function brandResponse(url: NextRequest['nextUrl'], segment: string) {
  const address = brandAddress(segment);
  if (address.kind === 'page') return NextResponse.next();
  if (address.kind === 'redirect') {
    url.pathname = routes.brand(address.slug);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}
