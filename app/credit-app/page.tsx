import { CreditForm } from '@/components/credit/credit-form.island';
import { CreditPage } from '@/components/credit/credit-page';
import { CreditThanks } from '@/components/credit/credit-thanks';
import { leadFormSettings } from '@/components/lead-form/settings';
import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

const formId = business.leadForms.credit;

export const metadata = pageMetadata({
  title: search.creditApp.title,
  description: formId ? search.creditApp.description : search.creditApp.withoutOnlineForm,
  path: routes.creditApp,
});

export default function Page() {
  return (
    <CreditPage>
      {formId && <CreditForm formId={formId} settings={leadFormSettings()} thanks={<CreditThanks />} />}
    </CreditPage>
  );
}
