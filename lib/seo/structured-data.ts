import type {
  AutomotiveBusinessLeaf,
  BlogPosting,
  BreadcrumbList,
  IdReference,
  WebSite,
} from 'schema-dts';
import { type Business, business } from '@/lib/content/business';
import type { Guide } from '@/lib/content/guides';
import { home } from '@/lib/content/page-texts';
import { seoTexts } from '@/lib/content/seo-texts';
import { internationalPhone } from '@/lib/format/contact-href';
import { shortDay, weekdays } from '@/lib/opening-hours/opening-hours';
import { routes } from '@/lib/site/routes';
import { canonicalUrl, ICON, SHARE_IMAGE } from './metadata';

// Search engines combine what several pages say about the same id.
const businessId = () => `${business().siteUrl}/#business`;

function publisher(): { '@type': 'Organization' } & IdReference & { name: string; url: string } {
  return {
    '@type': 'Organization',
    '@id': businessId(),
    name: business().name,
    url: canonicalUrl('/'),
  };
}

/** A broker isn't an AutoDealer. Prices and ratings are left out on purpose. */
export function automotiveBusiness(): AutomotiveBusinessLeaf {
  const { name, phone, email, address, areaServed, hours, closures, links } = business();
  const profiles = [
    ...links.instagram.map((account) => account.url),
    ...home().stats.flatMap(({ proof }) => proof ?? []),
  ];
  return {
    '@type': 'AutomotiveBusiness',
    '@id': businessId(),
    name,
    url: canonicalUrl('/'),
    description: seoTexts().business,
    telephone: internationalPhone(phone),
    email,
    logo: canonicalUrl(ICON.path),
    image: canonicalUrl(SHARE_IMAGE.path),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    hasMap: links.map,
    areaServed: areaServed.map((area) => ({ '@type': 'AdministrativeArea', name: area })),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.filter((name) => days.includes(shortDay(name))),
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: closures.length > 0 ? closures.map(closedDay) : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

const closedDay = ({ date, label }: Business['closures'][number]) => ({
  '@type': 'OpeningHoursSpecification' as const,
  name: label,
  validFrom: date,
  validThrough: date,
  opens: '00:00',
  closes: '00:00',
});

export function webSite(): WebSite {
  const { name, shortName, siteUrl } = business();
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    alternateName: shortName,
    url: canonicalUrl('/'),
    publisher: publisher(),
  };
}

export function blogPosting(guide: Guide): BlogPosting {
  const url = canonicalUrl(routes.guide(guide.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: guide.title,
    description: guide.description,
    url,
    image: canonicalUrl(`/art/guides/${guide.drawing}.svg`),
    datePublished: guide.date,
    dateModified: guide.updated,
    author: publisher(),
    publisher: publisher(),
  };
}

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
