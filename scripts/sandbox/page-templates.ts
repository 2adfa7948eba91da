import { featuredModelsOf } from '@/lib/catalogue/brand-pages';
import { type Make, makes } from '@/lib/catalogue/makes';
import { applyHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';

const hasModels = (make: Make) => featuredModelsOf(make).length > 0;

/** The first make whose brand page features models: an owner can change which makes have any. */
export const makeWithModels = makes.find(hasModels) ?? makes[0];
export const brandPageWithModels = routes.brand(makeWithModels?.slug ?? '');
const makeWithout = makes.find((make) => !hasModels(make));

/** One page of each template except guides, in its initial state. */
export const pageTemplates: readonly string[] = [
  routes.home,
  routes.inventory,
  brandPageWithModels,
  ...(makeWithout ? [routes.brand(makeWithout.slug)] : []),
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
