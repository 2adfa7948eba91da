import 'server-only';
import { env } from '@/lib/env/server';
import { business } from '@/lib/site/business';
import { telHref } from '@/lib/site/format';
import type { LeadFormSettings } from './lead-form.island';

/** What every embedded form needs from the server: where the provider is and whom to call instead. */
export function leadFormSettings(): LeadFormSettings {
  return { baseUrl: env().leadFormUrl, phone: { label: business.phone, href: telHref(business.phone) } };
}
