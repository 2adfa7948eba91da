import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { search } from '@/lib/content/search';
import { routes } from '@/lib/site/routes';
import type { Guide } from './guide';

const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A guide's date has no time of day. Noon UTC is the same day on both coasts. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** @param guides newest first @returns them as RSS 2.0, an XML document */
export function rssFeed(guides: readonly Guide[]): string {
  const absolute = (path: string) => xml(`${business().siteUrl}${path}`);
  const items = guides.map(({ slug, title, date, updated, description }) => {
    const url = absolute(routes.guide(slug));
    return `    <item>
      <title>${xml(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${noon(date).toUTCString()}</pubDate>${updated ? `\n      <atom:updated>${noon(updated.date).toISOString()}</atom:updated>` : ''}
      <description>${xml(description)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(`${pages().blog.heading} | ${business().name}`)}</title>
    <link>${absolute(routes.blog)}</link>
    <description>${xml(search().blog.feed)}</description>
    <language>en-us</language>
    <atom:link href="${absolute(routes.feed)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}
