import { GetQuote } from '@/components/quote/get-quote.island';
import { PersonWithWords } from '@/components/trust/people';
import { Scene } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { PhotoOrDrawing } from '@/components/ui/photo';
import { home } from '@/lib/content/page-texts';

/** The text ends in the empty sky of the drawing. */
const inSkyLook = 'relative z-10 mx-auto max-w-page px-gutter pt-4 sm:pt-7';

export function Hero() {
  const { area, headline, subline, button, secondButton, photo } = home().hero;
  return (
    <section aria-labelledby="hero-title" className="bg-tint" data-place="hero">
      <div className={`${inSkyLook} items-start gap-x-8 lg:grid lg:grid-cols-fill-fit`}>
        <div>
          <p className="mb-1.5 font-semibold text-link sm:mb-3">{area}</p>
          <Heading as="h1" id="hero-title" size="display">
            {headline}
          </Heading>
          <p className="mt-2.5 max-w-xl text-muted sm:mt-4 sm:text-lg">{subline}</p>
          <div className="mt-3.5 flex flex-col gap-2 sm:mt-6 sm:gap-3 xs:flex-row xs:flex-wrap">
            <GetQuote className="sm:min-h-14 sm:px-7 sm:text-lg">{button}</GetQuote>
            <GetQuote className="sm:min-h-14 sm:px-7 sm:text-lg" variant="outline">
              {secondButton}
            </GetQuote>
          </div>
        </div>
        <PersonWithWords className="mt-3.5 sm:mt-6 lg:mt-2 lg:w-64 xl:w-86" />
      </div>
      <PhotoOrDrawing
        className="mt-6 h-scene w-full object-cover sm:mt-8"
        drawing={<Scene className="mt-2 sm:-mt-[16px] xl:-mt-[144px]" name="harbor-home" />}
        eager
        photo={photo}
        sizes="100vw"
      />
    </section>
  );
}
