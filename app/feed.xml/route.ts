import { rssFeed } from '@/lib/guides/feed';
import { guideList } from '@/lib/guides/server';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(rssFeed(guideList()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
