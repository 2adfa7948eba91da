import { type NextRequest, NextResponse } from 'next/server';
import { brandSlug } from '@/lib/catalogue/brand-pages';
import { lowerCasePage } from '@/lib/content/page-paths';
import { guideSlugs, proxyEnv } from '@/lib/env/policy';
import { noncePages } from '@/lib/security/content-policy';
import { responseWithNonce } from '@/lib/security/nonce';
import { routes } from '@/lib/site/routes';

/**
 * The proxy runs for the inventory, brand pages, the apply page, paths with upper-case letters, guides and share images with a
 * percent sign, and the page that Next writes for errors. A constant, because Next reads it without running the file.
 */
export const config = {
  matcher: [
    '/inventory',
    '/inventory-debug',
    '/inventory/:brand',
    '/apply',
    '/(blog|og)/:name(.*%.*)',
    '/_global-error',
    '/((?!_next/).*[A-Z].*)',
  ],
};

/** A path without a page: Next shows its not-found page. */
const NO_PAGE = '/no-such-page';

export function proxy(request: NextRequest) {
  const needs = noncePages.get(request.nextUrl.pathname);
  if (!needs) return normalized(request);
  const { development, ...hosts } = proxyEnv();
  return development ? NextResponse.next() : responseWithNonce(request, needs, hosts);
}

/**
 * One URL for each page: a path in upper case redirects to its lower-case page, if there is one. Unknown brands never
 * reach their route, because it would store a page for each on disk, and the response of Next's `notFound()` has an
 * empty body until scripts run.
 */
function normalized(request: NextRequest) {
  const url = request.nextUrl.clone();
  const lowerCase = lowerCasePage(url.pathname, guideSlugs());
  if (lowerCase && lowerCase !== url.pathname) {
    url.pathname = lowerCase;
    return NextResponse.redirect(url, 308);
  }
  const brand = /^\/inventory\/([^/]+)$/i.exec(url.pathname)?.[1];
  if (brand) return brandResponse(url, brand);
  if (/[A-Z]/.test(url.pathname) && !url.pathname.includes('%')) return NextResponse.next();
  // No guide or image has a percent sign, and Next responds with 500 to one that can't be decoded, and to its own error page.
  url.pathname = NO_PAGE;
  return NextResponse.rewrite(url);
}

/** A brand page, a redirect to it, or Brand Not Found with status 404. */
function brandResponse(url: NextRequest['nextUrl'], segment: string) {
  const slug = brandSlug(segment);
  if (slug === segment) return NextResponse.next();
  if (slug) {
    url.pathname = routes.brand(slug);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}
