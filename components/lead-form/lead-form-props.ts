import 'server-only';
import { type Business, business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { env } from '@/lib/env/server';

export type LeadFormProps = ReturnType<typeof leadFormProps>;

/** What a hosted form needs from the server. `baseUrl` is null if no provider is configured. */
export function leadFormProps(form: keyof Business['leadForms']) {
  const { leadForms, phone, email, textPhone } = business();
  const { leadFormUrl: baseUrl, previewFormId } = env();
  const { writeInstead } = pageTexts().forms;
  const formId = previewFormId ?? leadForms[form];
  return { baseUrl, formId, phone, email, textPhone, writeInstead };
}
