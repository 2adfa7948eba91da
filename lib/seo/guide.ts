import type { Metadata } from 'next';
import type { BlogPosting } from 'schema-dts';
import type { Person } from '@/lib/content/person';
import type { Guide } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';
import { publisher } from './business-data';
import { canonicalUrl, pageMetadata } from './metadata';
import { shareImages, shareImageUrl } from './share-images';

const person = ({ name, role }: Person) => ({
  '@type': 'Person' as const,
  name,
  description: role || undefined,
  worksFor: publisher,
});

/** Title, description, keywords, canonical link and share card of a guide. */
export function guideMetadata(guide: Guide): Metadata {
  return pageMetadata({
    ...guide,
    path: routes.guide(guide.slug),
    shareImage: shareImages.guide(guide.slug),
    published: guide.date,
    updated: guide.updated?.date,
  });
}

/** schema.org BlogPosting of a guide. The business is its publisher, and its author unless one is named. */
export function blogPosting(guide: Guide): BlogPosting {
  const url = canonicalUrl(routes.guide(guide.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: guide.title,
    description: guide.description,
    url,
    image: shareImageUrl(shareImages.guide(guide.slug)),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      reviewedBy: guide.reviewer ? person(guide.reviewer) : undefined,
    },
    datePublished: guide.date,
    dateModified: guide.updated?.date ?? guide.date,
    author: guide.author ? person(guide.author) : publisher,
    publisher,
    keywords: guide.keywords.join(', '),
    wordCount: guide.wordCount,
    inLanguage: 'en-US',
  };
}
