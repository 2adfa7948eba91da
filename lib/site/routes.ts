import { DEFAULT_MILEAGE, INTERESTED_VEHICLE, MODEL_YEAR } from './constants';

/** Every route of the site. Components build their links from these. */
export const routes = {
  home: '/',
  quote: '/#get-quote',
  contactForm: '/#contact-form',
  inventory: '/inventory',
  inventoryDebug: '/inventory-debug',
  /** Rendered for every unknown brand, with status 404 (proxy.ts). */
  brandNotFound: '/inventory/brand-not-found',
  apply: '/apply',
  creditApp: '/credit-app',
  about: '/about',
  blog: '/blog',
  feed: '/feed.xml',
  faq: '/faq',
  contact: '/contact',
  testimonials: '/testimonials',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  refunds: '/refund-cancellation-policy',
  brand: (slug: string) => `/inventory/${slug}`,
  guide: (slug: string) => `/blog/${slug}`,
} as const;

/** The link of the carousel and the footer: `/inventory?brand=Alfa+Romeo`. */
export function inventoryOfBrandHref(brand: string): string {
  return `${routes.inventory}?${new URLSearchParams({ brand })}`;
}

/** Names and values of a query, in their order. */
export type QueryParameters = readonly (readonly [name: string, value: string])[];

/**
 * The inventory page with a filter.
 *
 * @param filter make and model as displayed; `null` means all and is left out; `page` counts from 1
 * @param others parameters that aren't the page's own, such as utm_source, which its links keep
 */
export function inventoryHref(
  filter: { make: string | null; model: string | null; page?: number },
  others: QueryParameters = [],
): string {
  const query = new URLSearchParams();
  if (filter.make) query.set('make', filter.make);
  if (filter.model) query.set('model', filter.model);
  if (filter.page && filter.page > 1) query.set('page', String(filter.page));
  for (const [name, value] of others) query.append(name, value);
  const text = query.toString();
  return text ? `${routes.inventory}?${text}` : routes.inventory;
}

/**
 * The apply page with a vehicle selected, or with only a make, which prefills its form.
 *
 * @param vehicle make and model as displayed; `year` of the car, the model year by default; `mileage` in miles per year as
 *   stored, 12000 by default; `interestedVehicle` is what the dialog of a brand page passes to the form
 * @returns the URL with make, model, year, and mileage, the same parameters as the quote form's, and
 *   `interested_vehicle` where there is one
 */
export function applyHref(vehicle: {
  make: string;
  model?: string;
  year?: number;
  mileage?: string;
  interestedVehicle?: string;
}): string {
  const query = new URLSearchParams({ make: vehicle.make });
  if (vehicle.model) query.set('model', vehicle.model);
  query.set('year', String(vehicle.year ?? MODEL_YEAR));
  query.set('mileage', vehicle.mileage ?? DEFAULT_MILEAGE);
  if (vehicle.interestedVehicle) query.set(INTERESTED_VEHICLE, vehicle.interestedVehicle);
  return `${routes.apply}?${query}`;
}

/** @param query what the quote form starts with, as its parameters (`prefillFromQuery`) @returns the form on the home page */
export function quoteHref(query: URLSearchParams): string {
  const [path, anchor] = routes.quote.split('#');
  const text = String(query); // Safari 16 has no `size`.
  return text ? `${path}?${text}#${anchor}` : routes.quote;
}
