import { modelYear } from '@/content/model-year';

/** The model year as URLs and texts have it. */
export const MODEL_YEAR = String(modelYear);
