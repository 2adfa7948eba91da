import type { Guide } from './guide';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A guide's date has no time of day. Noon UTC is the same day on both coasts. */
function rfc822(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString().replace('GMT', '+0000');
}

/**
 * The guides as RSS 2.0.
 *
 * @param guides newest first
 * @param site absolute URLs of the feed, of the blog list and of a guide
 * @returns the XML document
 */
export function rssFeed(
  guides: readonly Guide[],
  site: {
    title: string;
    description: string;
    feedUrl: string;
    listUrl: string;
    guideUrl: (slug: string) => string;
  },
): string {
  const items = guides.map((guide) => {
    const url = xml(site.guideUrl(guide.slug));
    return [
      '    <item>',
      `      <title>${xml(guide.title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${rfc822(guide.date)}</pubDate>`,
      `      <description>${xml(guide.description)}</description>`,
      '    </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${xml(site.title)}</title>`,
    `    <link>${xml(site.listUrl)}</link>`,
    `    <description>${xml(site.description)}</description>`,
    '    <language>en-us</language>',
    `    <atom:link href="${xml(site.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
