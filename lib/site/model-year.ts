import { offeredYear } from '@/content/model-year';

/** The model year in URLs and texts. Without its schema: browsers would load zod for one number. */
export const MODEL_YEAR = `${offeredYear.modelYear}`;
