import { type NextRequest, NextResponse } from 'next/server';
import { brandAddress } from '@/lib/catalogue/brand-address';
import { routes } from '@/lib/site/routes';

/** Only addresses of brand pages come by here. A constant, because Next reads it without running the file. */
export const config = { matcher: '/inventory/:brand' };

/**
 * Sorts the addresses below /inventory before any page is asked for: a route that is asked for unknown names would
 * keep a page of each on disk, and Next's `notFound()` sends a body that is empty until scripts run.
 */
export function proxy(request: NextRequest) {
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
