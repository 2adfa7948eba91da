import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { mapStatic } from '@/components/ui/map-static';
import { TextLink } from '@/components/ui/text-link';
import { StandingCar } from '@/components/ui/vehicle-image';
import { formIds } from '@/lib/lead-form/form-ids';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { SelectedState } from '@/lib/quote/apply-state';
import { questionWords } from './question-words';

export function Application(state: SelectedState) {
  const { hiddenFields, toolAnswers, hrefWithoutAnswers } = state;
  return (
    <>
      <Summary {...state} />
      {toolAnswers && <OfferNumbers hrefWithout={hrefWithoutAnswers} text={toolAnswers.text} />}
      <section className="print:hidden">
        <Heading className="mb-1 max-sm:text-lg" size="card">
          Complete Your Application
        </Heading>
        <LeadForm
          consent={<TextMessageConsent />}
          formId={formIds().apply}
          height={FORM_HEIGHT.apply}
          hiddenFields={hiddenFields}
          settings={leadFormSettings()}
          subject={questionWords(state)?.summary}
        />
      </section>
    </>
  );
}

/** The car large on its road: a wrong choice is easy to notice. */
function Summary(state: SelectedState) {
  const { image, changeHref, vehicleWithYear, credit, toolAnswers } = state;
  return (
    <div className="@container mb-3 rounded-lg bg-tint px-4 py-2 sm:mb-5 sm:px-7 sm:py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-32">
          <SummaryWords {...state} />
          {vehicleWithYear && !toolAnswers && (
            <p className="text-sm">
              The car you picked: <span translate="no">{vehicleWithYear}</span>
            </p>
          )}
          {credit && <p className="text-sm">With {credit}</p>}
          <TextLink className="-my-1.5 text-sm" href={changeHref} rel="nofollow" variant="alone">
            Change
          </TextLink>
        </div>
        {image && <CarOnRoad image={image} />}
      </div>
    </div>
  );
}

const nameLook =
  'block font-display font-semibold text-xl leading-7 @min-[34rem]:text-3xl @min-[34rem]:leading-tight';

/** The commas are for those who hear the summary: the name is a line of its own. */
function SummaryWords(state: SelectedState) {
  const { summary, kind, toolAnswers } = state;
  if (toolAnswers) return <OfferWords {...state} />;
  const nameParts = kind === 'car' ? 2 : 1;
  return (
    <p>
      <span className="text-muted text-sm">{questionWords(state)?.summary ?? 'Selected'}:</span>{' '}
      <span className={nameLook} translate={kind === 'car' ? 'no' : undefined}>
        {withCommas(summary.slice(0, nameParts))}
        {summary.length > nameParts && <Comma />}
      </span>{' '}
      {withCommas(summary.slice(nameParts), true)}
    </p>
  );
}

function OfferWords(state: SelectedState) {
  const { carLabel, miles } = state;
  return (
    <p>
      <span className="text-muted text-sm">
        {questionWords(state)?.summary}
        {carLabel && ':'}
      </span>{' '}
      <span className={nameLook} translate="no">
        {carLabel}
      </span>{' '}
      {carLabel && miles && `${miles} mi/yr`}
    </p>
  );
}

const Comma = () => <span className="sr-only">,</span>;

/** @param shown whether the commas are seen */
function withCommas(parts: readonly string[], shown = false) {
  return mapStatic(parts, (part, index) => (
    <>
      {index > 0 && (shown ? ', ' : ' ')}
      {part}
      {index < parts.length - 1 && !shown && <Comma />}
    </>
  ));
}

function CarOnRoad({ image }: { image: string }) {
  return (
    <span className="w-[min(6rem,30vw)] shrink-0 border-link/50 border-b-2 2xs:w-36 @min-[34rem]:w-64 print:hidden">
      <StandingCar className="-mt-[10%] -mb-[8%] w-full origin-[50%_82%]" image={image} />
    </span>
  );
}

function OfferNumbers({ text, hrefWithout }: { text: string; hrefWithout: string }) {
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
