import { type NextRequest, NextResponse } from 'next/server';
import { makeInPath } from '@/lib/catalogue/makes';
import { env, isDevelopment } from '@/lib/env/server';
import { NONCE_HEADER, perRequestPages, securityPolicy } from '@/lib/security/security-policy';
import { routes } from '@/lib/site/routes';

/** Where the proxy runs. A constant, because Next reads it without running the file. */
export const config = {
  matcher: [
    '/inventory',
    '/inventory-debug',
    '/inventory/:brand',
    '/apply',
    // Files of public/ have a point, and may have capital letters.
    '/((?!_next/)[^.]*[A-Z][^.]*)',
  ],
};

export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (perRequestPages.has(pathname)) return responseWithNonce(request);

  const [, brand] = /^\/inventory\/([^/]+)$/i.exec(pathname) ?? [];
  // All pages are in lower case.
  if (!brand) return pageOrRedirect(request, pathname.toLowerCase());

  const make = makeInPath(brand);
  return make ? pageOrRedirect(request, routes.brand(make.slug)) : brandNotFound(request);
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

function pageOrRedirect(request: NextRequest, page: string) {
  if (request.nextUrl.pathname === page) return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = page;
  return NextResponse.redirect(url, 308);
}

/**
 * Unknown brands never reach the brand route, which would store a page for each of them, and Next's
 * `notFound()` responds without a body until scripts run.
 */
function brandNotFound(request: NextRequest) {
  const url = request.nextUrl.clone();
  url.pathname = routes.brandNotFound;
  url.search = '';
  // Next would let shared caches keep its prerendered answer for a year.
  const headers = { 'cache-control': 'private, no-cache, no-store' };
  return NextResponse.rewrite(url, { status: 404, headers });
}
