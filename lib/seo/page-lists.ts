import type { BreadcrumbList, FAQPage, ItemListLeaf, WithContext } from 'schema-dts';
import { canonicalUrl } from './metadata';

/**
 * schema.org BreadcrumbList, equal to the visible one.
 *
 * @param crumbs from the home page down; the last one is the page itself; `href` starts with a slash
 */
export function breadcrumbList(
  crumbs: readonly { label: string; href: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    '@id': `${canonicalUrl(crumbs.at(-1)?.href ?? '/')}#breadcrumb`,
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.label,
      item: canonicalUrl(crumb.href),
    })),
  };
}

/**
 * schema.org FAQPage.
 *
 * @param questions in the order of the page; `paragraphs` as visible, without markup
 */
export function faqPage(
  path: string,
  questions: readonly { id: string; question: string; paragraphs: readonly string[] }[],
): WithContext<FAQPage> {
  const url = canonicalUrl(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: questions.map(({ id, question, paragraphs }) => ({
      '@type': 'Question',
      '@id': `${url}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n\n') },
    })),
  };
}

/**
 * schema.org ItemList of vehicles, by name alone: a vehicle marked up as a product would have to carry an offer.
 *
 * @param names as visible: "2025 BMW X5"
 * @param total how many there are in all, when the page shows only some
 */
export function vehicleList(
  path: string,
  names: readonly string[],
  total = names.length,
): WithContext<ItemListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': `${canonicalUrl(path)}#vehicles`,
    numberOfItems: total,
    itemListElement: names.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
  };
}
