import { offeredYear } from '@/content/model-year';

/** The model year as it is in URLs and texts. */
export const MODEL_YEAR = `${offeredYear.modelYear}`;
