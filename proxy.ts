import { type NextRequest, NextResponse } from 'next/server';
import { brandAddress } from '@/lib/catalogue/brand-address';
import { routes } from '@/lib/site/routes';

/**
 * Addresses of brand pages come by here, and guides' addresses with a percent sign, which no guide has: Next answers
 * one that cannot be decoded with status 500. A constant, because Next reads it without running the file.
 */
export const config = { matcher: ['/inventory/:brand', '/blog/:slug(.*%.*)'] };

/** Whatever is no page shows Next's own not-found page. */
const NO_PAGE = '/no-such-page';

/**
 * Sorts the addresses below /inventory before any page is asked for: a route that is asked for unknown names would
 * keep a page of each on disk, and Next's `notFound()` sends a body that is empty until scripts run.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone();
  if (!url.pathname.startsWith(routes.inventory)) {
    url.pathname = NO_PAGE;
    return NextResponse.rewrite(url);
  }
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
