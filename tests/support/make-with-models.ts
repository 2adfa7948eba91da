import { featuredModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

/** The first make whose brand page features models: an owner can change which makes have any. */
export const makeWithModels = makes.find((make) => featuredModelsOf(make).length > 0) ?? makes[0];
export const brandPageWithModels = routes.brand(makeWithModels?.slug ?? '');
