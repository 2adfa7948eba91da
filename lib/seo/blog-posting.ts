import { business } from '@/lib/site/business';

/**
 * schema.org BlogPosting of a guide (spec section 2, blog article). Author and publisher are the business.
 *
 * @param article `path` starts with a slash; dates as "2025-09-02"
 */
export function blogPosting(article: {
  title: string;
  description: string;
  path: string;
  date: string;
  updated: { date: string } | null;
  keywords: readonly string[];
  wordCount: number;
}): Record<string, unknown> {
  const url = `${business.siteUrl}${article.path}`;
  const organization = { '@type': 'Organization', name: business.name, url: business.siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: article.date,
    dateModified: article.updated?.date ?? article.date,
    author: organization,
    publisher: organization,
    keywords: article.keywords.join(', '),
    wordCount: article.wordCount,
    inLanguage: 'en-US',
  };
}
