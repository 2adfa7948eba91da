import { business } from '@/content/business';
import { errorPages } from '@/content/error-pages';

/**
 * The texts of the two error pages. They are client components: importing lib/content there would
 * send its schemas to browsers.
 */
export const errorPageText = { ...errorPages.broken, phone: business.phone };
