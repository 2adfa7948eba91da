import { DEFAULT_MILEAGE, MODEL_YEAR } from './constants';

/** Every address of the site (spec section 2). Links are built here, never written out elsewhere. */
export const routes = {
  home: '/',
  quote: '/#get-quote',
  contactForm: '/#contact-form',
  inventory: '/inventory',
  inventoryDebug: '/inventory-debug',
  /** Shown under every unknown brand's address, with status 404 (proxy.ts). */
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

/** The carousel's and the footer's link: `/inventory?brand=Alfa+Romeo` (spec section 7). */
export function inventoryOfBrandHref(brand: string): string {
  return `${routes.inventory}?${new URLSearchParams({ brand })}`;
}

/**
 * The inventory under a filter.
 *
 * @param filter make and model as shown; `null` means all and is left out (spec section 2); page counts from 1
 */
export function inventoryHref(filter: { make: string | null; model: string | null; page?: number }): string {
  const query = new URLSearchParams();
  if (filter.make) query.set('make', filter.make);
  if (filter.model) query.set('model', filter.model);
  if (filter.page && filter.page > 1) query.set('page', String(filter.page));
  const text = query.toString();
  return text ? `${routes.inventory}?${text}` : routes.inventory;
}

/**
 * The apply page with a vehicle chosen, or with a make alone, which its picker starts from.
 *
 * @param vehicle make and model as text, the model may be left out; mileage in miles a year as stored (spec section 9), 12000 when left out;
 *   `withYear` adds the fixed model year, as the quote form does and inventory cards do not (spec sections 2 and 4)
 */
export function applyHref(vehicle: {
  make: string;
  model?: string;
  mileage?: string;
  withYear?: boolean;
}): string {
  const query = new URLSearchParams({ make: vehicle.make });
  if (vehicle.model) query.set('model', vehicle.model);
  if (vehicle.withYear) query.set('year', MODEL_YEAR);
  query.set('mileage', vehicle.mileage ?? DEFAULT_MILEAGE);
  return `${routes.apply}?${query}`;
}
