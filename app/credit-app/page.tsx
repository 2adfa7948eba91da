import { CreditForm } from '@/components/credit/credit-form.island';
import { CreditPage } from '@/components/credit/credit-page';
import { CreditThanks } from '@/components/credit/credit-thanks';
import { leadFormSettings } from '@/components/lead-form/settings';
import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { metadataOf } from '@/lib/seo/metadata';

const formId = business.leadForms.credit;

export const metadata = metadataOf(
  'creditApp',
  formId ? {} : { description: search.creditApp.withoutOnlineForm },
);

export default function Page() {
  return (
    <CreditPage>
      {formId && <CreditForm formId={formId} settings={leadFormSettings()} thanks={<CreditThanks />} />}
    </CreditPage>
  );
}
