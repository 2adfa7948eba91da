import { type NextRequest, NextResponse } from 'next/server';
import { makeInPath } from '@/lib/catalogue/makes';
import { isDevelopment } from '@/lib/env/runtime';
import { env } from '@/lib/env/server';
import { NONCE_HEADER, perRequestPages, securityPolicy } from '@/lib/security/security-policy';
import { routes } from '@/lib/site/routes';

/** Where the proxy runs. A constant, because Next reads it without running the file. */
export const config = {
  matcher: [
    '/inventory',
    '/inventory-debug',
    '/inventory/:brand',
    '/apply',
    '/(blog|og)/:name(.*%.*)',
    '/_global-error',
    // Files of public/ have a point, and may have capital letters.
    '/((?!_next/)[^.]*[A-Z][^.]*)',
  ],
};

export function proxy(request: NextRequest) {
  const isPerRequest = perRequestPages.has(request.nextUrl.pathname);
  return isPerRequest ? responseWithNonce(request) : brandRedirectOrNotFound(request);
}

/**
 * Sends a page that is rendered per request, with a new nonce in its policy. Next reads the nonce
 * from the request's policy and adds it to its inline scripts.
 */
function responseWithNonce(request: NextRequest) {
  if (isDevelopment()) return NextResponse.next();

  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = securityPolicy(env(), [`'nonce-${nonce}'`]);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(NONCE_HEADER, nonce);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Next would send no-store. Browsers then couldn't keep the page for Back, with what was typed
  // into its form.
  if (request.nextUrl.pathname === routes.apply)
    response.headers.set('cache-control', 'private, no-cache');
  return response;
}

/**
 * For pages that don't exist: Next would let shared caches keep its prerendered answer for a year.
 */
const NOT_STORED = { 'cache-control': 'private, no-cache, no-store' };

/**
 * Unknown brands never reach the brand route, which would store a page for each of them, and Next's
 * `notFound()` responds without a body until scripts run.
 */
function brandRedirectOrNotFound(request: NextRequest) {
  const url = request.nextUrl.clone();
  const [, brand] = /^\/inventory\/([^/]+)$/i.exec(url.pathname) ?? [];
  if (brand) return brandResponse(url, brand);

  // All pages are in lower case.
  const lowerCase = url.pathname.toLowerCase();
  if (lowerCase !== url.pathname) {
    url.pathname = lowerCase;
    return NextResponse.redirect(url, 308);
  }

  // Next responds with 500 to a percent sign that it can't decode, and to its own error page. No
  // guide or image has one.
  url.pathname = '/no-such-page';
  return NextResponse.rewrite(url, { headers: NOT_STORED });
}

/** A brand page, a redirect to it, or Brand Not Found with status 404. */
function brandResponse(url: NextRequest['nextUrl'], segment: string) {
  const make = makeInPath(segment);
  if (make) {
    const page = routes.brand(make.slug);
    if (url.pathname === page) return NextResponse.next();
    url.pathname = page;
    return NextResponse.redirect(url, 308);
  }

  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404, headers: NOT_STORED });
}
