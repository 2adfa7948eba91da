import { withQuery } from '@/lib/format/with-query';

export const routes = {
  home: '/',
  quote: '/#get-quote',
  contactForm: '/#contact-form',
  sampleQuote: '/#sample-quote',
  inventory: '/inventory',
  inventoryDebug: '/inventory-debug',
  /** Rendered for every unknown brand, with status 404 (proxy.ts). */
  brandNotFound: '/inventory/brand-not-found',
  apply: '/apply',
  creditApp: '/credit-app',
  about: '/about',
  blog: '/blog',
  faq: '/faq',
  contact: '/contact',
  testimonials: '/testimonials',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  refunds: '/refund-cancellation-policy',
  brand: (slug: string) => `/inventory/${slug}`,
  guide: (slug: string) => `/blog/${slug}`,
} as const;

/** The paths of the pages that aren't one of several brands or guides. */
export const singlePages: readonly string[] = Object.values(routes).flatMap((route) =>
  typeof route === 'string' && !route.includes('#') ? [route] : [],
);

/** The paper credit application, written by scripts/build/paper-form.ts. */
export const CREDIT_FORM_FILE = '/forms/credit-application.pdf';

/** The query parameter of a kind of car. The word is in links and reports, so it stays. */
export const CAR_KIND = 'need';

/** The part of the apply page for a visitor who doesn't know which car. */
export const CAR_KIND_ID = 'need';

/**
 * The query parameter with which Get Quote leads to the apply page without JavaScript: alone, it
 * means the quote section.
 */
export const GET_QUOTE = 'get-quote';

/** The id of Get Quote's form (QuoteCarFields). */
export const GET_QUOTE_FORM = 'get-quote-form';

/**
 * The query parameter with which a form without JavaScript says which make its list of models is of.
 */
export const MAKE_OF_MODELS = 'make_of_models';

/** The hidden field of the hosted form that names a vehicle with its year. */
export const INTERESTED_VEHICLE = 'interested_vehicle';

/** The hidden field `make` of a visitor who names what a car has to do, and no make. */
export const ANY_MAKE = 'Any make';

/** The query parameter with which the apply page shows the picker, filled in, and no form. */
export const CHANGING = 'change';

/** The query parameter that carries a tool's numbers to the apply page, as the path of its link. */
export const TOOL_LINK = 'offer';

/** As Next passes a query to a page: a parameter that is repeated has several values. */
export type QueryRecord = Record<string, string | string[] | undefined>;

export function queryFromRecord(record: QueryRecord): URLSearchParams {
  return repairedQuery(
    Object.entries(record).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}

/**
 * @param parameters of a link that mail programs and advertising tools may have escaped twice:
 *   "amp;model" for "model", "Land%20Cruiser" for "Land Cruiser"
 * @returns what the link meant
 */
export function repairedQuery(parameters: Iterable<[string, string]>): URLSearchParams {
  const repaired = [...parameters].map(([name, value]) => [
    name.replace(/^(amp;)+/, ''),
    withoutEscapes(value),
  ]);
  return new URLSearchParams(repaired);
}

function withoutEscapes(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // A percent sign of its own.
  }
}

/** The link of the carousel and the footer: `/inventory?brand=Alfa+Romeo`. */
export function inventoryOfBrandHref(brand: string): string {
  return withQuery(routes.inventory, { brand });
}

export type QueryParameters = readonly (readonly [name: string, value: string])[];

/**
 * @param filter `null` for all; `page` from 1
 * @param others parameters that its links keep, such as utm_source
 */
export function inventoryHref(
  filter: { make: string | null; model: string | null; carKind?: string | null; page?: number },
  others: QueryParameters = [],
): string {
  const query = new URLSearchParams();
  if (filter.make) query.set('make', filter.make);
  if (filter.model) query.set('model', filter.model);
  if (filter.carKind) query.set(CAR_KIND, filter.carKind);
  if (filter.page && filter.page > 1) query.set('page', String(filter.page));
  for (const [name, value] of others) query.append(name, value);
  return withQuery(routes.inventory, query);
}
