import type { Metadata } from 'next';
import { ApplyFlow } from '@/components/apply/apply-flow.island';
import { ApplyPage } from '@/components/apply/apply-page';
import { VehiclePicker } from '@/components/apply/vehicle-picker';
import { leadFormSettings } from '@/components/lead-form/settings';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { business } from '@/lib/content/business';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'Apply for Your Lease',
  description:
    'Start your lease application for any make and model: choose the car and your yearly miles, then fill in one form. We answer within 24 hours on business days.',
  path: routes.apply,
});

export default function Page() {
  const picker = (
    <VehiclePicker>
      <QuoteForm />
    </VehiclePicker>
  );
  return (
    <ApplyPage>
      <ApplyFlow formId={business.leadForms.apply} picker={picker} settings={leadFormSettings()} />
    </ApplyPage>
  );
}
