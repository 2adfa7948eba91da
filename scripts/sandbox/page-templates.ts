import { featuredModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { applyHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';

const brandPages = (hasModels: boolean) => {
  const make = makes.find((one) => featuredModelsOf(one).length > 0 === hasModels);
  return make ? [routes.brand(make.slug)] : [];
};

/** A brand page with cards of the catalogue; undefined if no make has any. */
export const [brandPageWithModels] = brandPages(true);

/** One page of each template except guides, in its initial state. */
export const pageTemplates: readonly string[] = [
  routes.home,
  routes.inventory,
  ...brandPages(true),
  ...brandPages(false),
  routes.inventoryDebug,
  routes.apply,
  applyHref({ make: 'Land Rover', model: 'Range Rover Sport' }),
  routes.creditApp,
  routes.about,
  routes.blog,
  routes.faq,
  routes.contact,
  routes.testimonials,
  routes.privacy,
  '/no/such/page',
];

/** Other states of pages that have their own URL. */
export const pageStates: readonly string[] = [
  routes.brandNotFound,
  '/apply?need=three-rows&people=8&make=Mercedes-Benz',
  // Nothing matches, so the nearest vehicles are shown.
  '/inventory?make=BMW&need=pickup',
];
