import { GetQuote } from '@/components/layout/get-quote';
import { InlineArt } from '@/components/ui/inline-art';
import { Photo } from '@/components/ui/photo';
import { home } from '@/lib/content/home';

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden" data-place="hero">
      <div className="relative z-10 mx-auto max-w-page px-gutter pt-10 sm:pt-16">
        <div className="max-w-[46rem]">
          <p className="mb-4 font-semibold text-action">{home.hero.area}</p>
          <h1 className="font-display font-semibold text-5xl" id="hero-title">
            {home.hero.headline}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{home.hero.subline}</p>
          <div className="mt-8 flex flex-col gap-3 xs:flex-row xs:flex-wrap">
            <GetQuote size="large">{home.hero.button}</GetQuote>
            <GetQuote size="large" variant="outline">
              {home.hero.secondButton}
            </GetQuote>
          </div>
        </div>
      </div>
      {home.hero.photo ? (
        <Photo
          {...home.hero.photo}
          className="mt-10 h-[clamp(15rem,34vw,30rem)] w-full object-cover"
          eager
          sizes="100vw"
        />
      ) : (
        // The view from the harbor: the shoreline becomes the road under a car, whose ground is at 262 of 320 units.
        <InlineArt
          className="-mt-6 block h-[clamp(15rem,34vw,30rem)] w-full sm:-mt-16 lg:-mt-28"
          name="harbor-view"
          preserveAspectRatio="xMidYMax slice"
        >
          <image height="290" href="/vehicles/home.svg#large-suv-ink" width="580" x="440" y="151" />
        </InlineArt>
      )}
    </section>
  );
}
