import { business } from '@/content/business';

/**
 * The phone number for the two error pages, which Next requires to be client components. lib/content/business.ts
 * validates the same value at every build, but would send the schema library to the browser.
 */
export const phone: string = business.phone;
