import { GetQuote } from '@/components/layout/get-quote';
import { Heading } from '@/components/ui/heading';
import { InlineArt } from '@/components/ui/inline-art';
import { PhotoOrDrawing } from '@/components/ui/photo';
import { home } from '@/lib/content/pages';

export function Hero() {
  const { area, headline, subline, button, secondButton, photo } = home().hero;
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden" data-place="hero">
      <div className="relative z-10 mx-auto max-w-page px-gutter pt-10 sm:pt-16">
        <div className="max-w-headline">
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
      </div>
      <PhotoOrDrawing
        className="mt-10 h-scene w-full object-cover"
        drawing={
          <InlineArt
            // The ground of a vehicle is at 262 of its 320 units: it stands on the road.
            above='<image height="290" href="/vehicles/home.svg#large-suv-ink" width="580" x="440" y="151"/>'
            className="-mt-6 block h-scene w-full sm:-mt-16 lg:-mt-28"
            name="harbor-view"
            preserveAspectRatio="xMidYMax slice"
          />
        }
        eager
        photo={photo}
        sizes="100vw"
      />
    </section>
  );
}
