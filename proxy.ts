import { type NextRequest, NextResponse } from 'next/server';
import { resolveBrandPath } from '@/lib/catalogue/brand-pages';
import { lowerCasePage } from '@/lib/content/page-paths';
import { proxyEnv } from '@/lib/env/policy';
import { guideSlugs } from '@/lib/guides/slugs';
import { contentPolicy, type PageNeeds } from '@/lib/security/content-policy';
import { NONCE_HEADER, noncePages } from '@/lib/security/policy-rules';
import { routes } from '@/lib/site/routes';

/**
 * The proxy runs for the inventory, brand pages, the apply page, paths with upper-case letters and guides with a percent sign. A
 * constant, because Next reads it without running the file.
 */
export const config = {
  matcher: [
    '/inventory',
    '/inventory-debug',
    '/inventory/:brand',
    '/apply',
    '/blog/:slug(.*%.*)',
    '/((?!_next/).*[A-Z].*)',
  ],
};

/** A path without a page: Next shows its not-found page. */
const NO_PAGE = '/no-such-page';

export function proxy(request: NextRequest) {
  const needs = noncePages.get(request.nextUrl.pathname);
  return needs ? withNonce(request, needs) : normalized(request);
}

/**
 * The pages that are rendered per request: Next takes the nonce from the policy of the request and adds it to its
 * inline scripts. The policies of prerendered pages come from next.config.mjs.
 */
function withNonce(request: NextRequest, needs: PageNeeds) {
  const { development, ...site } = proxyEnv();
  if (development) return NextResponse.next();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentPolicy(site, { ...needs, nonce });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(NONCE_HEADER, nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Next's own value has no-store: browsers could not keep the page, and what was typed into its form, for Back.
  if (needs.leadForm) response.headers.set('cache-control', 'private, no-cache');
  return response;
}

/**
 * One URL for each page: a path in upper case redirects to its lower-case page, if there is one. Unknown brands never
 * reach their route, because it would store a page for each on disk, and the response of Next's `notFound()` has an
 * empty body until scripts run (docs/product.md#brand-pages).
 */
function normalized(request: NextRequest) {
  const url = request.nextUrl.clone();
  const lowerCase = lowerCasePage(url.pathname, guideSlugs);
  if (lowerCase && lowerCase !== url.pathname) {
    url.pathname = lowerCase;
    return NextResponse.redirect(url, 308);
  }
  const brand = /^\/inventory\/([^/]+)$/i.exec(url.pathname)?.[1];
  if (brand) return brandResponse(url, brand);
  if (/[A-Z]/.test(url.pathname) && !url.pathname.includes('%')) return NextResponse.next();
  // No guide has a percent sign, and Next responds with 500 to one that can't be decoded.
  url.pathname = NO_PAGE;
  return NextResponse.rewrite(url);
}

/** A brand page, a redirect to it, or Brand Not Found with status 404. */
function brandResponse(url: NextRequest['nextUrl'], segment: string) {
  const brand = resolveBrandPath(segment);
  if (brand.kind === 'page') return NextResponse.next();
  if (brand.kind === 'redirect') {
    url.pathname = routes.brand(brand.slug);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}
