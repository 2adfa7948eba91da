import { featuredModelsOf } from '@/lib/catalogue/featured-models';
import { type Make, makes } from '@/lib/catalogue/makes';
import { inventoryHref, NO_FILTER } from '@/lib/inventory/filter';
import { applyHref, questionHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';

const hasModels = (make: Make) => featuredModelsOf(make).length > 0;

/** A make whose brand page features models, and one without: an owner can change which have any. */
export const makeWithModels = (makes.find(hasModels) ?? makes[0]) as Make;
export const makeWithoutModels = makes.find((make) => !hasModels(make));
export const brandPageWithModels = routes.brand(makeWithModels.slug);

/** One page of each template except guides, in its initial state. */
export const pageTemplates: readonly string[] = [
  routes.home,
  routes.inventory,
  brandPageWithModels,
  ...(makeWithoutModels ? [routes.brand(makeWithoutModels.slug)] : []),
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

export const pageStates: readonly string[] = [
  routes.brandNotFound,
  applyHref({ carKind: 'three-rows', make: 'Mercedes-Benz' }),
  questionHref(),
  // Nothing matches.
  inventoryHref({ ...NO_FILTER, make: 'BMW', carKind: 'pickup' }),
];
