import { business } from '@/content/business';

/**
 * The phone number for the two error pages, which Next wants as client code. lib/content/business.ts checks the same
 * value at every build; it stays out of the browser because the schema library is many times the size of the page.
 */
export const phone: string = business.phone;
