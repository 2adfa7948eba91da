import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { each } from '@/components/ui/each';
import { formIds } from '@/lib/lead-form/form-ids';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { SelectedState } from '@/lib/quote/apply-state';
import { FormCard } from './form-card';

/** What was selected, the numbers of a tool, and the form. */
export function Application(state: SelectedState) {
  const { hiddenFields } = state;
  return (
    <>
      <Summary {...state} />
      {hiddenFields.offer && (
        <Numbers hrefWithout={state.hrefWithoutOffer} text={hiddenFields.offer} />
      )}
      <FormCard heading="Complete Your Application">
        <LeadForm
          formId={formIds().apply}
          height={FORM_HEIGHT.apply}
          hiddenFields={hiddenFields}
          settings={leadFormSettings()}
        />
        <TextMessageConsent />
      </FormCard>
    </>
  );
}

/** A picture makes a wrong choice easy to notice; phones have no room for it. */
function Summary({ summary, image, changeHref }: SelectedState) {
  return (
    <div className="mb-4 flex items-center gap-x-3 rounded border border-tint-deep bg-tint py-1.5 pr-1 pl-4 sm:mb-6 sm:gap-x-5 sm:py-3 sm:pl-5">
      {image && (
        <img alt="" className="w-24 shrink-0 max-sm:hidden" height={320} src={image} width={640} />
      )}
      <p className="min-w-0 flex-1 leading-6">
        <span className="font-semibold">Selected:</span>{' '}
        {each(summary, (part, index) => (
          <>
            <span className="inline-block">
              {part}
              {index < summary.length - 1 && ','}
            </span>{' '}
          </>
        ))}
      </p>
      <Button className="max-xs:px-3 print:hidden" href={changeHref} rel="nofollow" variant="quiet">
        Change
      </Button>
    </div>
  );
}

/** The numbers that a visitor brings from a tool of a guide. */
function Numbers({ text, hrefWithout }: { text: string; hrefWithout: string }) {
  return (
    <Disclosure
      className="mb-4 rounded border border-tint-deep bg-white px-4 py-1 xs:px-5 sm:mb-6 print:hidden"
      mark="chevron"
      summary="These numbers go with your request"
    >
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{text}</p>
      <Button className="-ml-5" href={hrefWithout} rel="nofollow" variant="quiet">
        Leave them out
      </Button>
    </Disclosure>
  );
}
