import { modelYear } from '@/content/model-year';

/** The model year as URLs and texts have it. Components may not import content/ themselves. */
export const modelYearText = String(modelYear);
