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
      <div className="relative z-10 mx-auto max-w-page gap-x-16 px-gutter pt-10 sm:pt-16 lg:grid lg:grid-cols-[minmax(0,48rem)_1fr]">
        <div>
          <p className="mb-4 font-semibold text-action">{area}</p>
          <Heading as="h1" id="hero-title" size="display">
            {headline}
          </Heading>
          <p className="mt-5 max-w-xl text-lg text-muted">{subline}</p>
          <div className="mt-8 flex flex-col gap-3 xs:flex-row xs:flex-wrap">
            <GetQuote size="large">{button}</GetQuote>
            <GetQuote size="large" variant="outline">
              {secondButton}
            </GetQuote>
          </div>
        </div>
        <Proof />
      </div>
      <PhotoOrDrawing
        className="mt-10 h-scene w-full object-cover"
        drawing={<HarborView />}
        eager
        photo={photo}
        sizes="100vw"
      />
    </section>
  );
}

/** As many of the figures as the first screen of a phone has room for. */
const SHOWN = 4;

/**
 * The figures that speak for the business: lines of small print below the buttons of a phone, large
 * numerals beside the headline of a desktop.
 */
function Proof() {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 text-sm lg:mt-11 lg:grid lg:grid-cols-2 lg:content-start lg:gap-y-10 lg:text-base">
      {home()
        .stats.slice(0, SHOWN)
        .map(({ value, label, proof }) => (
          <div
            className="flex flex-row-reverse items-baseline gap-x-1.5 lg:flex-col-reverse lg:border-line-deep lg:border-l lg:pl-5"
            key={label}
          >
            <dt className="text-muted">
              {proof ? <TextLink href={proof}>{label}</TextLink> : label}
            </dt>
            <dd className="font-display font-semibold lg:text-3xl">{value}</dd>
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
      className="-mt-6 block h-scene w-full sm:-mt-16 lg:-mt-28"
      name="harbor-view"
      preserveAspectRatio="xMidYMax slice"
    />
  );
}
