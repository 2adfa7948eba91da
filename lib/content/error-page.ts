import { business } from '@/content/business';
import { errors } from '@/content/errors';

/**
 * The texts and the phone number of the two error pages, which Next requires to be client components. lib/content validates
 * the same values at every build, but would send the schema library to the browser.
 */
export const errorPage: { heading: string; text: string; phone: string } = {
  ...errors.broken,
  phone: business.phone,
};
