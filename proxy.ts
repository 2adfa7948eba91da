import { type NextRequest, NextResponse } from 'next/server';
import { makeInPath, modelAnchor } from '@/lib/catalogue/brand-pages';
import { resolveModel } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { lowerCasePage } from '@/lib/content/page-paths';
import { builtGuideSlugs, proxyEnv } from '@/lib/env/runtime';
import {
  contentPolicy,
  NONCE_HEADER,
  noncePages,
  type PageSources,
} from '@/lib/security/content-policy';
import { GET_QUOTE, routes } from '@/lib/site/routes';

/** Where the proxy runs. A constant, because Next reads it without running the file. */
export const config = {
  matcher: [
    '/inventory',
    '/inventory-debug',
    '/inventory/:brand',
    '/apply',
    '/(blog|og)/:name(.*%.*)',
    '/_global-error',
    '/((?!_next/).*[A-Z].*)',
    '/((?!_next/).+)/',
  ],
};

/**
 * The most parameters of a URL: advertisements have at most 20. Next's work for a page grows with
 * the square of their number.
 */
const MAX_PARAMETERS = 100;

export function proxy(request: NextRequest) {
  // Next itself refuses other methods of prerendered pages only.
  if (!['GET', 'HEAD'].includes(request.method))
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  if (request.url.split('&').length > MAX_PARAMETERS)
    return new NextResponse(null, { status: 414 });

  const url = new URL(request.url);
  const endsWithSlash = url.pathname !== '/' && url.pathname.endsWith('/');
  if (endsWithSlash) {
    url.pathname = url.pathname.replace(/\/+$/, '');
    return NextResponse.redirect(url, 308);
  }

  const isGetQuote = url.pathname === routes.apply && url.search === `?${GET_QUOTE}=`;
  if (isGetQuote) return NextResponse.redirect(new URL(routes.quote, url));

  const sources = noncePages.get(request.nextUrl.pathname);
  return sources ? responseWithNonce(request, sources) : responseByPath(request);
}

/**
 * Lets a page that is rendered per request through, under a policy with a new nonce. Next takes the
 * nonce from the policy of the request and adds it to its inline scripts.
 */
function responseWithNonce(request: NextRequest, sources: PageSources) {
  const { development, ...hosts } = proxyEnv();
  if (development) return NextResponse.next();

  const nonce = crypto.randomUUID().replaceAll('-', '');
  const { measuring } = business();
  const policy = contentPolicy({ ...hosts, measuring }, { ...sources, nonce });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(NONCE_HEADER, nonce);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // Next's own value has no-store: browsers could not keep the page, and what was typed into its
  // form, for Back.
  if (sources.leadForm) response.headers.set('cache-control', 'private, no-cache');
  return response;
}

/** For pages that don't exist: Next would let shared caches keep its prerendered answer for a year. */
const NOT_STORED = { 'cache-control': 'private, no-cache, no-store' };

/**
 * A path in upper case redirects to its lower-case page, if there is one. Unknown brands never reach
 * their route: it would store a page for each, and the response of Next's `notFound()` has no body
 * until scripts run.
 */
function responseByPath(request: NextRequest) {
  const url = request.nextUrl.clone();
  const lowerCase = lowerCasePage(url.pathname, builtGuideSlugs());
  if (lowerCase && lowerCase !== url.pathname) {
    url.pathname = lowerCase;
    return NextResponse.redirect(url, 308);
  }

  const [, brand] = /^\/inventory\/([^/]+)$/i.exec(url.pathname) ?? [];
  if (brand) return brandResponse(url, brand);

  // Next responds with 500 to a percent sign that can't be decoded, and to its own error page. No
  // guide or image has one.
  const hasUpperCase = /[A-Z]/.test(url.pathname);
  const hasPercentSign = /^\/(blog|og)\/.*%/i.test(url.pathname);
  if (hasUpperCase && !hasPercentSign) return NextResponse.next();
  url.pathname = '/no-such-page';
  return NextResponse.rewrite(url, { headers: NOT_STORED });
}

/** A brand page, a redirect to it, or Brand Not Found with status 404. */
function brandResponse(url: NextRequest['nextUrl'], segment: string) {
  const slug = makeInPath(segment)?.slug;
  const model = url.searchParams.get('model');
  if (slug === segment && model === null) return NextResponse.next();
  if (slug) {
    url.pathname = routes.brand(slug);
    if (model !== null) linkToCard(url, { slug, model });
    return NextResponse.redirect(url, 308);
  }

  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404, headers: NOT_STORED });
}

/**
 * The model that an advertisement names, as the URL of its card: the page is prerendered, and
 * doesn't know the query.
 */
function linkToCard(url: NextRequest['nextUrl'], car: { slug: string; model: string }): void {
  url.searchParams.delete('model');
  url.hash = modelAnchor({ model: resolveModel(car.slug, car.model) });
}
