import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { rssFeed } from '@/lib/guides/feed';
import { guideList } from '@/lib/guides/server';
import { routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

export function GET(): Response {
  const absolute = (path: string) => `${business.siteUrl}${path}`;
  const feed = rssFeed(guideList(), {
    title: `Car Leasing Blog | ${business.name}`,
    description: search.blog.feed,
    feedUrl: absolute(routes.feed),
    listUrl: absolute(routes.blog),
    guideUrl: (slug) => absolute(routes.guide(slug)),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
