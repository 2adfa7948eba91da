import type { ReactNode } from 'react';
import { SampleQuote } from '@/components/business/sample-quote';
import { KnownCar } from '@/components/layout/get-quote';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { FormWithProof } from '@/components/lead-form/form-with-proof';
import { FrameScript } from '@/components/lead-form/frame-script';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { NextLinks, Thanks } from '@/components/lead-form/thanks';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { ApplyState, SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { routes } from '@/lib/site/routes';

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

/** The selected vehicle with the form. */
export function Application(state: SelectedState) {
  return (
    <>
      <SelectedVehicle {...state} />
      {state.hiddenFields.offer && <OfferNumbers {...state} />}
      <FormCard heading="Complete Your Application">
        <LeadForm
          formId={business().leadForms.apply}
          frameScript={<FrameScript />}
          height={FORM_HEIGHT.apply}
          hiddenFields={state.hiddenFields}
          settings={leadFormSettings()}
        />
        <TextMessageConsent />
      </FormCard>
    </>
  );
}

/** The summary bar; the picture of the model makes a wrong choice easy to notice. */
function SelectedVehicle({ vehicle, image, hiddenFields, changeHref }: SelectedState) {
  const { make, model, mileage } = vehicle;
  return (
    <div className="mb-6 flex items-center gap-x-3 rounded border border-tint-deep bg-tint py-3 pr-1 pl-4 xs:gap-x-5 xs:pl-5">
      <img alt="" className="w-16 shrink-0 max-2xs:hidden xs:w-24" height={320} src={image} width={640} />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">Selected:</span> {make}, {model}, {mileageLabel(mileage)} mi/yr,{' '}
        {hiddenFields.year}
      </p>
      <Button className="max-xs:px-3 print:hidden" href={changeHref} rel="nofollow" variant="quiet">
        Change
      </Button>
    </div>
  );
}

/** The numbers of a tool that go along. */
function OfferNumbers({ href, hiddenFields }: SelectedState) {
  return (
    <Disclosure
      className="mb-6 rounded border border-tint-deep bg-white px-4 py-1 xs:px-5 print:hidden"
      mark="chevron"
      summary="These numbers go with your request"
    >
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{hiddenFields.offer}</p>
      <Button className="-ml-5" href={href} rel="nofollow" variant="quiet">
        Leave them out
      </Button>
    </Disclosure>
  );
}

/** What takes the place of the apply page once its form was sent. */
export function Confirmation({ vehicle, appliedFor }: SelectedState) {
  const { guide, ...thanks } = pages().apply.thanks;
  const sent = `You applied for ${appliedFor} with ${mileageLabel(vehicle.mileage)} miles a year.`;
  return (
    <div className="pt-8 sm:pt-12">
      <Thanks {...thanks} sent={sent}>
        <NextLinks guide={guide} />
      </Thanks>
    </div>
  );
}

export function FormCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="print:hidden" lifted padding="form">
      <Heading className="mb-5" size="card">
        {heading}
      </Heading>
      {children}
    </Card>
  );
}
