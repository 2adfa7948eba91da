import { modelYear } from '@/content/model-year';

/** The model year in URLs and texts, without its schema: browsers would load zod for it. */
export const MODEL_YEAR = String(modelYear);
