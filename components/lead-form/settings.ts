import 'server-only';
import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';
import { telHref } from '@/lib/format/format';
import type { LeadFormSettings } from './lead-form.island';

/** Server-side values that every embedded form needs: the provider's URL and the phone number as a fallback. */
export function leadFormSettings(): LeadFormSettings {
  return { baseUrl: env().leadFormUrl, phone: { label: business.phone, href: telHref(business.phone) } };
}
