import { business } from '@/content/business';
import { errorPages } from '@/content/error-pages';

/**
 * What the two error pages show. They are client components, which would send the schemas of
 * lib/content to browsers.
 */
export const errorPageText = { ...errorPages.broken, phone: business.phone };
