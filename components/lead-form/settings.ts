import 'server-only';
import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';

/**
 * Server-side values that every embedded form needs: the provider's URL, `null` when none is configured, and the phone
 * number for those who can't use the form.
 */
export function leadFormSettings() {
  return { baseUrl: env().leadFormUrl, phone: business().phone };
}
