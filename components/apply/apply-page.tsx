import type { ReactNode } from 'react';
import { SampleQuote } from '@/components/business/sample-quote';
import { KnownCar } from '@/components/layout/get-quote';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { FormWithProof } from '@/components/lead-form/form-with-proof';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import type { ApplyState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';
import { Application } from './application';
import { Confirmation } from './confirmation';
import { FormCard } from './form-card';

/** Its `picker` until a vehicle is selected, then the form, and after its submission what happens next. */
export function ApplyPage({ state, picker }: { state: ApplyState; picker: ReactNode }) {
  const { make, model } = state.name === 'selected' ? knownVehicle(state.vehicle) : {};
  return (
    <PageFrame data-make={make} data-model={model} data-own-form>
      {state.name === 'selected' && <KnownCar {...state.car} />}
      {state.name === 'selected' ? (
        <UntilSubmitted eventWhenOpened="vehicle_selected" thanks={<Confirmation {...state} />}>
          <Introduced>
            <Application {...state} />
          </Introduced>
        </UntilSubmitted>
      ) : (
        <Introduced>
          <FormCard heading={pages().apply.pickerHeading}>{picker}</FormCard>
        </Introduced>
      )}
      {/* A form can't be printed. */}
      <p className="hidden print:block">Call us at {business().phone}.</p>
    </PageFrame>
  );
}

/** A form below the heading of the page. */
function Introduced({ children }: { children: ReactNode }) {
  const { apply, forms } = pages();
  return (
    <>
      <PageHeader className="mb-8" crumbs={[{ label: 'Apply', href: routes.apply }]} title={apply.heading}>
        {apply.text} {forms.promise}
      </PageHeader>
      <FormWithProof more={<SampleQuote className="border-t" />}>{children}</FormWithProof>
    </>
  );
}
