import { ClosingBand } from '@/components/layout/closing-band';
import { GetQuote } from '@/components/layout/get-quote';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Band } from '@/components/ui/band';
import { Button } from '@/components/ui/button';
import { each } from '@/components/ui/each';
import { Photo } from '@/components/ui/photo';
import { SectionHeading } from '@/components/ui/section-heading';
import { about } from '@/lib/content/about';
import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';
import { IntroVideo } from './intro-video';
import { ValueCards } from './value-cards';

export function AboutPage() {
  const { heading, photo, missionHeading, mission, paymentHeading, closing } = about;
  const [first, ...rest] = mission;
  return (
    <>
      {/* The heading above a photo or a decorative drawing of the harbor road. */}
      <div className="overflow-hidden bg-tint">
        <div className="relative z-10 mx-auto max-w-page px-gutter pt-6 sm:pt-9">
          <Breadcrumbs crumbs={[{ label: 'About', href: routes.about }]} />
          <h1 className="mt-5 max-w-4xl font-display font-semibold text-5xl sm:mt-8">{heading}</h1>
        </div>
        {photo ? (
          <Photo
            {...photo}
            className="mt-8 h-[clamp(15rem,34vw,32rem)] w-full object-cover"
            eager
            sizes="100vw"
          />
        ) : (
          <div
            aria-hidden="true"
            className="relative h-[clamp(15rem,34vw,32rem)] sm:-mt-6 lg:-mt-10 print:hidden"
          >
            <img
              alt=""
              className="size-full object-[58%_100%] object-cover"
              height={560}
              fetchPriority="high"
              src="/art/harbor-road.svg"
              width={1600}
            />
            <img
              alt=""
              className="absolute bottom-[-1%] left-[5%] aspect-[2/1] w-[clamp(13rem,27vw,25rem)]"
              height={320}
              src="/art/harbor-road.svg#minivan"
              width={640}
            />
            <img
              alt=""
              className="absolute bottom-[-1%] left-[43%] hidden aspect-[2/1] w-[clamp(13rem,24vw,22rem)] sm:block"
              height={320}
              src="/art/harbor-road.svg#sedan"
              width={640}
            />
          </div>
        )}
      </div>
      <Band className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2.4fr]" labelledBy="mission">
        <SectionHeading id="mission" title={missionHeading} />
        <div>
          <p className="max-w-[48rem] font-display text-[clamp(1.25rem,1.05rem+0.9vw,1.75rem)] leading-[1.45]">
            {first}
          </p>
          {rest.length > 0 && (
            <div className="mt-8 grid gap-x-10 gap-y-5 border-line border-t pt-8 text-muted md:grid-cols-2">
              {each(rest, (paragraph) => (
                <p>{paragraph}</p>
              ))}
            </div>
          )}
          <h3 className="mt-10 font-display font-semibold text-xl">{paymentHeading}</h3>
          <p className="mt-2 max-w-measure text-muted">{business.howWeArePaid}</p>
        </div>
      </Band>
      <IntroVideo />
      <ValueCards />
      <ClosingBand heading={closing.heading} text={closing.text} vehicle="compact-suv-coral">
        <GetQuote size="large">{closing.quoteButton}</GetQuote>
        <Button data-scroll-to="contact-form" href={routes.contactForm} size="large" variant="outline">
          {closing.contactButton}
        </Button>
      </ClosingBand>
    </>
  );
}
