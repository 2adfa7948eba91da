import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { FirstPortrait } from '@/components/trust/person';
import { VehicleDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { withCapital } from '@/lib/format/words';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { INTERESTED_VEHICLE } from '@/lib/site/routes';
import { questionSubject } from './question-subject';

export function Application(state: SelectedState) {
  const { hiddenFields } = state;
  return (
    <>
      <Summary {...state} />
      <section className="print:hidden">
        <Heading className="mb-1 max-sm:text-lg" size="card">
          Complete Your Application
        </Heading>
        <LeadForm
          consent={<TextMessageConsent />}
          draft={{ subject: questionSubject(state) }}
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
  const { image, changeHref, hiddenFields } = state;
  const carOfAnotherYear = hiddenFields[INTERESTED_VEHICLE];
  const above = carOfAnotherYear ? aboveCar : besideCar;
  return (
    <div className="@container relative isolate mb-2 overflow-hidden rounded-lg bg-tint sm:mb-5">
      {image && <CarByTheWater image={image} />}
      <div className={`flex flex-wrap justify-between ${image ? above : ''}`}>
        <div className={`${wordsLook} ${image ? leftOfCar : ''}`}>
          <SummaryWords {...state} />
          {carOfAnotherYear && (
            <p className="text-sm">
              The car you picked: <span translate="no">{carOfAnotherYear}</span>
            </p>
          )}
          {hiddenFields.tool_link && (
            <p className="text-sm">A link to your numbers goes along with it.</p>
          )}
        </div>
        <ChangeLink href={changeHref} />
      </div>
    </div>
  );
}

const wordsLook = 'min-w-0 flex-1 basis-32 pt-1.5 pb-2 pl-4 sm:py-4 sm:pl-7';

/** With enlarged text, a phone has no room for the picture. In a wide summary, it's beside the words. */
const besideCar = '@min-[17rem]:pb-17 @min-[34rem]:pb-4 print:pb-0';
/** Otherwise, the car's roof would cover the end of a long line. */
const aboveCar = '@min-[17rem]:pb-24 @min-[34rem]:pb-4 print:pb-0';
const leftOfCar = '@min-[34rem]:pr-60 @min-[44rem]:pr-72 print:pr-0';

function ChangeLink({ href }: { href: string }) {
  return (
    <TextLink
      className="self-start px-2 text-sm sm:px-3"
      href={href}
      rel="nofollow"
      variant="alone"
    >
      <span className="rounded-full bg-ground px-3">Change</span>
    </TextLink>
  );
}

const nameLook =
  'block font-display font-semibold text-xl leading-7 @min-[34rem]:text-2xl @min-[44rem]:text-3xl @min-[44rem]:leading-tight';

function SummaryWords(state: SelectedState) {
  const { name, rest } = namedIn(state);
  const subject = questionSubject(state);
  if (subject && !name && !rest) return <p className={nameLook}>{subject}</p>;
  return (
    <p className="max-sm:leading-6">
      <span className="text-muted text-sm">{`${subject ?? 'Selected'}:`}</span>{' '}
      <span className={nameLook} translate={subject ? undefined : 'no'}>
        {name}
        {name && rest && <Comma />}
      </span>{' '}
      {rest}
    </p>
  );
}

/** The name of what is selected, which gets its own line, and the details that follow. */
function namedIn({ car, topic, phrase }: SelectedState) {
  const miles = car.mileage && `${mileageLabel(car.mileage)} mi/yr`;
  if (topic === 'question') return { name: phrase && withCapital(phrase), rest: miles };
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

/** Above the road is sky of the summary's color, which the words stand in. */
function CarByTheWater({ image }: { image: string }) {
  return (
    <div className={roadLook}>
      <FirstPortrait className="absolute bottom-2 left-4 size-16 border-2 border-white sm:hidden" />
      <VehicleDrawing className={carLook} src={image} />
    </div>
  );
}

const roadLook = [
  'absolute inset-x-0 bottom-0 -z-10 h-30 @min-[34rem]:h-24 bg-shore bg-size-[auto_100%] bg-bottom',
  '@max-[17rem]:hidden print:hidden',
].join(' ');

/** In a wide summary, the car is left of Change, because its roof is as high. */
const carLook = [
  'absolute right-4 bottom-0 w-50',
  '@min-[24rem]:w-60 @min-[34rem]:right-24 @min-[44rem]:right-28 @min-[44rem]:w-68',
].join(' ');
