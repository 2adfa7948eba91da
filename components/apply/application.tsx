import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { StandingCar } from '@/components/ui/vehicle-image';
import { withCapital } from '@/lib/format/words';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { INTERESTED_VEHICLE } from '@/lib/site/routes';
import { draftOptions, questionWords } from './question-words';

export function Application(state: SelectedState) {
  const { hiddenFields, toolNumbers } = state;
  return (
    <>
      <Summary {...state} />
      {toolNumbers && <NumbersThatGoAlong {...toolNumbers} />}
      <section className="print:hidden">
        <Heading className="mb-1 max-sm:text-lg" size="card">
          Complete Your Application
        </Heading>
        <LeadForm
          consent={<TextMessageConsent />}
          draft={draftOptions(state)}
          height={FORM_HEIGHT.apply}
          hiddenFields={hiddenFields}
          settings={leadFormSettings('apply')}
        />
      </section>
    </>
  );
}

/** The car's drawing is large so that visitors notice a wrong choice. */
function Summary(state: SelectedState) {
  const { image, car, changeHref, hiddenFields, toolNumbers } = state;
  const carOfAnotherYear = hiddenFields[INTERESTED_VEHICLE];
  return (
    <div className="@container mb-3 overflow-hidden rounded-lg bg-tint sm:mb-5">
      <div className="flex flex-wrap">
        <div className="min-w-0 flex-1 basis-32 py-2 pl-4 sm:py-4 sm:pl-7">
          <SummaryWords {...state} />
          {carOfAnotherYear && !toolNumbers && (
            <p className="text-sm">
              The car you picked: <span translate="no">{carOfAnotherYear}</span>
            </p>
          )}
          {car.model && hiddenFields.credit && (
            <p className="text-sm">With {hiddenFields.credit}</p>
          )}
        </div>
        <div className={`relative flex items-start justify-end ${image ? pictureRoom : ''}`}>
          {image && <CarByTheWater image={image} />}
          <ChangeLink href={changeHref} />
        </div>
      </div>
    </div>
  );
}

/** With enlarged text, a phone has no room for the picture. */
const pictureRoom = '@min-[17rem]:min-h-22 @min-[17rem]:w-36 @min-[34rem]:w-72';

function ChangeLink({ href }: { href: string }) {
  return (
    <TextLink className="relative px-2 text-sm sm:px-3" href={href} rel="nofollow" variant="alone">
      <span className="rounded-full bg-ground px-3">Change</span>
    </TextLink>
  );
}

const nameLook =
  'block font-display font-semibold text-xl leading-7 @min-[34rem]:text-3xl @min-[34rem]:leading-tight';

function SummaryWords(state: SelectedState) {
  const { name, rest } = namedIn(state);
  const label = questionWords(state)?.subject ?? 'Selected';
  const isInWords = state.topic === 'carKind' || state.topic === 'credit';
  return (
    <p>
      <span className="text-muted text-sm">{name ? `${label}:` : label}</span>{' '}
      <span className={nameLook} translate={isInWords ? undefined : 'no'}>
        {name}
        {rest && <Comma />}
      </span>{' '}
      {rest}
    </p>
  );
}

/** The name of what is selected, which gets its own line, and the details that follow. */
function namedIn({ car, topic, carName, phrase, toolNumbers }: SelectedState) {
  const miles = car.mileage && `${mileageLabel(car.mileage)} mi/yr`;
  if (toolNumbers) return { name: carName, rest: carName && miles };
  if (topic !== 'car') return { name: withCapital(phrase), rest: miles };
  const name = (
    <>
      {car.make}
      <Comma /> {car.model}
    </>
  );
  return { name, rest: `${miles}, ${MODEL_YEAR}` };
}

/** Without it, screen readers read the lines as one sentence. */
const Comma = () => <span className="sr-only">,</span>;

function CarByTheWater({ image }: { image: string }) {
  return (
    <span className="@max-[17rem]:hidden absolute inset-0 print:hidden">
      <img alt="" className={sceneLook} height={640} src="/art/scene-harbor.svg" width={640} />
      <StandingCar className={carLook} image={image} />
    </span>
  );
}

const sceneLook = 'absolute size-full object-cover object-bottom';

const carLook = 'absolute bottom-0 left-1/2 w-11/12 max-w-64 -translate-x-1/2';

function NumbersThatGoAlong({ text, hrefWithout }: { text: string; hrefWithout: string }) {
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
