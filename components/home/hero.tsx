import { GetQuote } from '@/components/layout/get-quote';
import { Heading } from '@/components/ui/heading';
import { InlineArt } from '@/components/ui/inline-art';
import { PhotoOrDrawing } from '@/components/ui/photo';
import { TextLink } from '@/components/ui/text-link';
import { home } from '@/lib/content/pages';

export function Hero() {
  const { area, headline, subline, button, secondButton, photo } = home().hero;
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden" data-place="hero">
      <div className="relative z-10 mx-auto max-w-page gap-x-10 px-gutter pt-5 sm:pt-16 xl:grid xl:grid-cols-hero">
        <div>
          <p className="mb-2 font-semibold text-action sm:mb-4">{area}</p>
          <Heading as="h1" id="hero-title" size="display">
            {headline}
          </Heading>
          <p className="mt-3 max-w-xl text-muted sm:mt-5 sm:text-lg">{subline}</p>
          <div className="mt-5 flex flex-col gap-2.5 sm:mt-8 sm:gap-3 xs:flex-row xs:flex-wrap">
            <GetQuote size="large">{button}</GetQuote>
            <GetQuote size="large" variant="outline">
              {secondButton}
            </GetQuote>
          </div>
        </div>
        <Proof />
      </div>
      <PhotoOrDrawing
        className="mt-6 h-scene w-full object-cover sm:mt-10"
        drawing={<HarborView />}
        eager
        photo={photo}
        sizes="100vw"
      />
    </section>
  );
}

// On phones and tablets, and on desktops.
const lines = 'flex flex-wrap gap-x-4 gap-y-1.5 sm:gap-x-6';
const numerals = 'xl:grid xl:grid-cols-2 xl:content-start xl:gap-x-5 xl:gap-y-10';

/** As many of the figures as the first screen of a phone has room for. */
const SHOWN = 4;

/**
 * The figures that speak for the business: lines of small print below the buttons of a phone, large
 * numerals beside the headline of a desktop.
 */
function Proof() {
  return (
    <dl className={`mt-4 text-xs sm:mt-6 sm:text-sm xl:mt-11 ${lines} ${numerals}`}>
      {home()
        .stats.slice(0, SHOWN)
        .map(({ value, label, proof }) => (
          <div
            className="flex flex-row-reverse items-baseline gap-x-1.5 xl:flex-col-reverse xl:justify-end xl:border-line-deep xl:border-l xl:pl-4"
            key={label}
          >
            <dt className="text-muted">
              {proof ? <TextLink href={proof}>{label}</TextLink> : label}
            </dt>
            <dd className="font-display font-semibold xl:text-3xl">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The ground of a vehicle is at 262 of its 320 units: it stands on the road. */
const CAR =
  '<image height="290" href="/vehicles/home.svg#large-suv-ink" width="580" x="440" y="151"/>';

function HarborView() {
  return (
    <InlineArt
      above={CAR}
      className="-mt-3 block h-32 w-full sm:-mt-4 sm:h-scene xl:-mt-28"
      name="harbor-view"
      preserveAspectRatio="xMidYMax slice"
    />
  );
}
