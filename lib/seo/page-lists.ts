import type { BreadcrumbList, FAQPage, ItemListLeaf } from 'schema-dts';
import { canonicalUrl } from './metadata';

/**
 * schema.org BreadcrumbList, the same as the visible breadcrumb.
 *
 * @param crumbs from the home page down; the last one is the page itself; `href` starts with a slash
 */
export function breadcrumbList(crumbs: readonly { label: string; href: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonicalUrl(crumbs.at(-1)?.href ?? '/')}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: canonicalUrl(crumb.href),
    })),
  };
}

/**
 * schema.org FAQPage.
 *
 * @param questions in the order of the page; `paragraphs` as displayed, without markup
 */
export function faqPage(
  path: string,
  questions: readonly { id: string; question: string; paragraphs: readonly string[] }[],
): FAQPage {
  const url = canonicalUrl(path);
  return {
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
 * schema.org ItemList of vehicles, by name and URL only: a vehicle marked up as a product would need an offer.
 *
 * @param path of the page with the list, which may have a query
 * @param vehicles `name` as displayed: "2026 BMW X5"; `id` of its element on the page
 * @param total how many there are, when the page shows only some of them
 */
export function vehicleList(
  path: string,
  vehicles: readonly { name: string; id: string }[],
  total = vehicles.length,
): ItemListLeaf {
  const url = canonicalUrl(path);
  return {
    '@type': 'ItemList',
    '@id': `${url}#vehicles`,
    numberOfItems: total,
    itemListElement: vehicles.map(({ name, id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${url}#${id}`,
    })),
  };
}
