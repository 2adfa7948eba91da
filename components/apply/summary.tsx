import { CarDrawing } from '@/components/cars/car-drawing';
import { TextLink } from '@/components/ui/links';
import type { RequestState } from '@/lib/quote/apply-state';

/** The car's drawing is large so that visitors notice a wrong choice. */
export function Summary(state: RequestState) {
  const { image, changeHref } = state;
  const { interestedVehicle, numbersUrl } = state.hiddenFields;
  return (
    <div className={`mb-4 sm:mb-6 ${skyBehindLook} before:bottom-7 lg:before:bottom-28`}>
      <div className="@container overflow-hidden rounded-lg border border-tint-deep bg-tint shadow-lifted">
        <div className={`relative flex flex-wrap justify-between ${image ? onTheRoadLook : ''}`}>
          <div className="min-w-0 flex-1 basis-32 pt-1.5 pb-2 pl-4 sm:py-4 sm:pl-7">
            <SummaryWords {...state} />
            {interestedVehicle && (
              <p className="text-sm">
                The car you picked: <span translate="no">{interestedVehicle}</span>
              </p>
            )}
            {numbersUrl && <p className="text-sm">A link to your numbers goes along with it.</p>}
          </div>
          <ChangeLink href={changeHref} />
          {image ? <Car image={image} /> : <Sun />}
        </div>
      </div>
    </div>
  );
}

/** The sky behind the top of the page. Where it ends is up to the element. */
export const skyBehindLook = [
  'relative before:absolute before:inset-x-[-100vw] before:-top-200 before:-z-10 before:bg-tint',
  'print:before:hidden',
].join(' ');

/** The car stands beside the words if there is room. A phone with enlarged text has none for it. */
const onTheRoadLook = [
  'bg-shore bg-size-[auto_8rem] bg-position-[0_calc(100%+0.6rem)] bg-repeat-x @max-tiny:bg-none print:bg-none',
  '@lg:grid @lg:grid-cols-fill-fit',
].join(' ');

/** The car's roof begins as high as the words end, or else below Change. */
function Car({ image }: { image: string }) {
  return (
    <div className="w-full @max-tiny:hidden @lg:w-80 @lg:pt-5 @lg:pr-2 print:hidden">
      <CarDrawing
        className="relative -mt-7 mr-4 -mb-1 ml-auto w-46 @lg:mt-0 @lg:mr-0 @lg:-mb-2 @lg:w-full"
        src={image}
      />
    </div>
  );
}

function Sun() {
  return (
    <span className="absolute right-28 bottom-0 h-10 w-20 rounded-t-full bg-sun print:hidden" />
  );
}

function ChangeLink({ href }: { href: string }) {
  return (
    <TextLink
      className="top-0 right-0 z-10 mr-2 -mt-1 self-start px-2 text-sm sm:mt-1.5 sm:mr-5 @lg:absolute"
      href={href}
      rel="nofollow"
      variant="alone"
    >
      <span className="rounded-full bg-ground px-3">Change</span>
    </TextLink>
  );
}

const carNameLook = 'block font-display font-semibold text-xl leading-7 @lg:text-2xl';

function SummaryWords({ subject, summary }: RequestState) {
  const { name, model, details } = summary;
  if (subject && !name && !details) return <p className={carNameLook}>{subject}</p>;
  return (
    <p className="max-sm:leading-6">
      <span className="text-muted text-sm">{`${subject ?? 'Selected'}:`}</span>{' '}
      <span className={carNameLook} translate={subject ? undefined : 'no'}>
        {name}
        {model && (
          <>
            <Comma /> {model}
          </>
        )}
        {name && details && <Comma />}
      </span>{' '}
      {details}
    </p>
  );
}

/** Without a comma, screen readers read the lines as one sentence. */
const Comma = () => <span className="sr-only">,</span>;
