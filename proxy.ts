import { type NextRequest, NextResponse } from 'next/server';
import { guideSlugs } from '@/lib/articles/slugs';
import { brandAddress } from '@/lib/catalogue/brand-address';
import { lowerCasePage } from '@/lib/site/page-paths';
import { routes } from '@/lib/site/routes';

/** Only brand pages and addresses with upper-case letters come by here. A constant: Next reads it without running the file. */
export const config = { matcher: ['/inventory/:brand', '/((?!_next/).*[A-Z].*)'] };

/**
 * One address for each page: one in upper case leads to the page's own, where there is one. Addresses below
 * /inventory are sorted before any page is asked for: a route that is asked for unknown names would keep a page of
 * each on disk, and Next's `notFound()` sends a body that is empty until scripts run.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone();
  const lowerCase = lowerCasePage(url.pathname, guideSlugs);
  if (lowerCase && lowerCase !== url.pathname) {
    url.pathname = lowerCase;
    return NextResponse.redirect(url, 308);
  }
  const brand = /^\/inventory\/([^/]+)$/i.exec(url.pathname)?.[1];
  return brand ? brandResponse(url, brand) : NextResponse.next();
}

/** What is shown below /inventory: a brand page, the way to it, or Brand Not Found. */
function brandResponse(url: NextRequest['nextUrl'], segment: string) {
  const address = brandAddress(segment);
  if (address.kind === 'page') return NextResponse.next();
  if (address.kind === 'moved') {
    url.pathname = routes.brand(address.slug);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = routes.brandNotFound;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}
