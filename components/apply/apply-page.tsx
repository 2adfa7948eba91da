import { PhoneOnPhones } from '@/components/contact/contact-links';
import { KnownCar } from '@/components/layout/get-quote';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { FormWithProof } from '@/components/lead-form/form-with-proof';
import { FrameScript } from '@/components/lead-form/frame-script';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Thanks } from '@/components/lead-form/thanks';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { formIds } from '@/lib/lead-form/form-ids';
import { requestOf } from '@/lib/lead-form/sent-requests';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { ApplyState, SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { routes } from '@/lib/site/routes';

/**
 * Its `picker` until a vehicle is selected, then the form, and after its submission what happens
 * next.
 */
export function ApplyPage({ state, picker }: { state: ApplyState; picker: React.ReactNode }) {
  const selected = state.name === 'selected' ? state : undefined;
  const { make, model } = selected ? knownVehicle(selected.vehicle) : {};
  return (
    <PageFrame
      data-make={make}
      data-model={model}
      data-own-form
      data-place={selected?.isQuestion ? 'question' : undefined}
    >
      {selected ? (
        <>
          <KnownCar {...selected.car} />
          <UntilSubmitted
            eventWhenOpened="vehicle_selected"
            thanks={<Confirmation {...selected} />}
          >
            <Application {...selected} />
          </UntilSubmitted>
        </>
      ) : (
        <Introduced heading={pages().apply.pickerHeading} text={pages().apply.text}>
          {picker}
        </Introduced>
      )}
      {/* A form can't be printed. */}
      <p className="hidden print:block">Call us at {business().phone}.</p>
    </PageFrame>
  );
}

type IntroducedProps = {
  heading: string;
  text: string;
  above?: React.ReactNode;
  children: React.ReactNode;
};

/**
 * A form in a card with its `heading`, below the heading and the `text` of the page; `above` is
 * what it is about.
 */
function Introduced(props: IntroducedProps) {
  const { apply, forms } = pages();
  return (
    <>
      <PageHeader
        className="mb-8"
        crumbs={[{ label: 'Apply', href: routes.apply }]}
        title={apply.heading}
      >
        {props.text} {forms.promise}
        <PhoneOnPhones />
      </PageHeader>
      <FormWithProof more={<SampleQuote className="border-t" />}>
        {props.above}
        <Card as="section" className="print:hidden" lifted padding="form">
          <Heading className="mb-5" size="card">
            {props.heading}
          </Heading>
          {props.children}
        </Card>
      </FormWithProof>
    </>
  );
}

/**
 * The selected vehicle, whose picture makes a wrong choice easy to notice, the numbers of a tool,
 * and the form.
 */
function Application({
  vehicle,
  isQuestion,
  image,
  hiddenFields,
  href,
  changeHref,
}: SelectedState) {
  const { text, question } = pages().apply;
  const { make, model, mileage } = vehicle;
  const above = (
    <>
      <div className="mb-6 flex items-center gap-x-3 rounded border border-tint-deep bg-tint py-3 pr-1 pl-4 xs:gap-x-5 xs:pl-5">
        <img
          alt=""
          className="w-16 shrink-0 max-2xs:hidden xs:w-24"
          height={320}
          src={image}
          width={640}
        />
        <p className="min-w-0 flex-1">
          <span className="font-semibold">Selected:</span> {make}, {model}, {mileageLabel(mileage)}{' '}
          mi/yr, {hiddenFields.year}
        </p>
        <Button
          className="max-xs:px-3 print:hidden"
          href={changeHref}
          rel="nofollow"
          variant="quiet"
        >
          Change
        </Button>
      </div>
      {hiddenFields.offer && (
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
      )}
    </>
  );
  return (
    <Introduced
      above={above}
      heading={isQuestion ? question.formHeading : 'Complete Your Application'}
      text={isQuestion ? question.text : text}
    >
      <LeadForm
        formId={formIds().apply}
        frameScript={<FrameScript />}
        height={FORM_HEIGHT.apply}
        hiddenFields={hiddenFields}
        request={requestOf(vehicle)}
        settings={leadFormSettings()}
      />
      <TextMessageConsent />
    </Introduced>
  );
}

function Confirmation({ vehicle, isQuestion, wanted }: SelectedState) {
  const { thanks, question } = pages().apply;
  const did = isQuestion ? 'asked about' : 'applied for';
  const sent = `You ${did} ${wanted} with ${mileageLabel(vehicle.mileage)} miles a year.`;
  return (
    <div className="pt-8 sm:pt-12">
      <Thanks {...(isQuestion ? question.thanks : thanks)} sent={sent} />
    </div>
  );
}
