import 'server-only';
import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';

/**
 * What every form needs of the server: the provider's URL, `null` when none is configured, and the
 * phone number.
 */
export function leadFormSettings() {
  return { baseUrl: env().leadFormUrl, phone: business().phone };
}
