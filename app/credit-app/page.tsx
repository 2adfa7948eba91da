import type { Metadata } from 'next';
import { CreditForm } from '@/components/credit/credit-form.island';
import { CreditPage } from '@/components/credit/credit-page';
import { CreditThanks } from '@/components/credit/credit-thanks';
import { leadFormSettings } from '@/components/lead-form/settings';
import { business } from '@/lib/content/business';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

const formId = business.leadForms.credit;

export const metadata: Metadata = pageMetadata({
  title: 'Credit Application',
  description: formId
    ? 'Fill in your credit application for a car lease on a secure form, or download the paper form and email it to us. We typically respond within 24 hours.'
    : 'Download the credit application for a car lease, fill it in on screen or by hand, and email it to us, or apply by phone. We typically respond within 24 hours.',
  path: routes.creditApp,
});

export default function Page() {
  return (
    <CreditPage>
      {formId && <CreditForm formId={formId} settings={leadFormSettings()} thanks={<CreditThanks />} />}
    </CreditPage>
  );
}
