import { FrameScript } from '@/components/lead-form/frame-script';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { business } from '@/lib/content/business';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { FormCard } from './form-card';

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
