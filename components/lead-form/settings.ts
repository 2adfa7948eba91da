import 'server-only';
import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';
import { telHref } from '@/lib/site/format';
import type { LeadFormSettings } from './lead-form.island';

/** What every embedded form needs from the server: where the provider is and whom to call instead. */
export function leadFormSettings(): LeadFormSettings {
  return { baseUrl: env().leadFormUrl, phone: { label: business.phone, href: telHref(business.phone) } };
}
