import type { AutomotiveBusinessLeaf, IdReference, WebSite } from 'schema-dts';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';
import { search } from '@/lib/content/search';
import { openingWeek } from '@/lib/opening-hours/opening-hours';
import { canonicalUrl } from './metadata';
import { shareImages, shareImageUrl } from './share-images';

// The same ids on every page let search engines combine what they read.
export const BUSINESS_ID = `${business.siteUrl}/#business`;
const WEBSITE_ID = `${business.siteUrl}/#website`;

/** The business as author or publisher. */
export const publisher: { '@type': 'Organization' } & IdReference & { name: string; url: string } = {
  '@type': 'Organization',
  '@id': BUSINESS_ID,
  name: business.name,
  url: canonicalUrl('/'),
};

const orNone = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** schema.org AutomotiveBusiness: a broker, not an AutoDealer; no prices and no ratings. */
export function automotiveBusiness(): AutomotiveBusinessLeaf {
  const { address, links } = business;
  const profiles = [
    ...links.instagram.map((account) => account.url),
    ...home.stats.flatMap(({ proof }) => proof ?? []),
  ];
  return {
    '@type': 'AutomotiveBusiness',
    '@id': BUSINESS_ID,
    name: business.name,
    url: canonicalUrl('/'),
    description: search.business,
    telephone: `+1${business.phone.replace(/\D/g, '')}`,
    email: business.email,
    logo: `${business.siteUrl}/icons/icon-512.png`,
    image: shareImageUrl(shareImages.home),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    hasMap: links.map,
    areaServed: [
      { '@type': 'City', name: 'New York City' },
      { '@type': 'State', name: 'New Jersey' },
    ],
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingWeek([]).flatMap(({ day, name }) => (days.includes(day) ? name : [])),
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
    // Closed: nothing is between the two times.
    specialOpeningHoursSpecification: orNone(
      business.closures.map(({ date }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens: '00:00',
        closes: '00:00',
        validFrom: date,
        validThrough: date,
      })),
    ),
    sameAs: orNone(profiles),
  };
}

/** schema.org WebSite, for the home page. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: business.name,
    alternateName: business.shortName,
    url: canonicalUrl('/'),
    inLanguage: 'en-US',
    publisher,
  };
}
