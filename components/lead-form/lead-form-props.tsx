import 'server-only';
import { Disclosure } from '@/components/ui/disclosure';
import { LinkedText } from '@/components/ui/links';
import { type Business, business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { env } from '@/lib/env/server';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { LeadFormProps } from './lead-form.island';

/** What each of our hosted forms needs from the server. */
export function leadFormProps(form: keyof Business['leadForms']): LeadFormProps {
  const { leadForms, phone, email, textPhone } = business();
  const { leadFormOrigin, previewFormId } = env();
  return {
    leadFormOrigin,
    formId: previewFormId ?? leadForms[form],
    height: FORM_HEIGHT[form],
    consent: <SmsConsent />,
    writeInstead: pageTexts().forms.writeInstead,
    phone,
    email,
    textPhone,
  };
}

function SmsConsent() {
  const { consent, textMessages } = pageTexts().forms;
  return (
    <Disclosure
      className="-mt-1.5 mb-1.5 max-w-measure text-muted text-sm print:hidden"
      summary={consent}
    >
      <p className="pb-3">
        <LinkedText text={textMessages} />
      </p>
    </Disclosure>
  );
}
