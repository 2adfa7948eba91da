import { business } from '@/content/business';
import { errorPages } from '@/content/error-pages';

/** The text for client components, which get no schemas (CONTRIBUTING.md). */
export const brokenPageText = { ...errorPages.brokenPage, phone: business.phone };
