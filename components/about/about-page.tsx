import { ClosingBand } from '@/components/cars/closing-band';
import { PageHeader } from '@/components/layout/page-header';
import { SectionLink } from '@/components/quote/section-link.island';
import { HowWeArePaid } from '@/components/trust/how-we-are-paid';
import { People } from '@/components/trust/people';
import { Band, SectionHeading } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { Scene } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { PhotoOrDrawing } from '@/components/ui/photo';
import { icons } from '@/lib/content/icons';
import { about } from '@/lib/content/page-texts';
import { routes, sections } from '@/lib/site/routes';
import { IntroVideo } from './intro-video';

export function AboutPage() {
  const { heading, photo, closing } = about();
  return (
    <>
      <div className="overflow-hidden bg-tint">
        <PageHeader
          className="relative z-10 mx-auto max-w-page px-gutter"
          crumbs={[{ label: 'About', href: routes.about }]}
          size="display"
          heading={heading}
        />
        <PhotoOrDrawing
          className="mt-8 h-scene w-full object-cover"
          drawing={<Scene className="sm:-mt-[24px] lg:-mt-[64px]" name="harbor-road" />}
          eager
          photo={photo}
          sizes="100vw"
        />
      </div>
      <Mission />
      <IntroVideo />
      <ValueCards />
      <ClosingBand heading={closing.heading} text={closing.text} car="compact-suv-seaglass">
        <SectionLink href={sections.quote} size="large">
          {closing.button}
        </SectionLink>
        <SectionLink href={sections.contactForm} size="large" variant="outline">
          {closing.secondButton}
        </SectionLink>
      </ClosingBand>
    </>
  );
}

function Mission() {
  const { missionHeading, mission } = about();
  const [first, ...rest] = mission;
  return (
    <Band
      className="grid gap-x-12 gap-y-6 lg:grid-cols-narrow-wide lg:grid-rows-[auto_auto_1fr]"
      labelledBy="mission"
    >
      <SectionHeading id="mission" heading={missionHeading} />
      <p className="max-w-headline text-pretty font-display text-lg sm:text-xl lg:row-span-2">
        {first}
      </p>
      <People className="lg:row-span-2" />
      <div>
        {rest.length > 0 && (
          <div className="grid gap-x-10 gap-y-5 border-line border-t pt-6 text-muted md:grid-cols-2">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <HowWeArePaid className="mt-10" />
      </div>
    </Band>
  );
}

function ValueCards() {
  const { valuesHeading, values } = about();
  return (
    <Band labelledBy="values">
      <SectionHeading id="values" heading={valuesHeading} />
      <ul className="mt-9 grid gap-5 md:grid-cols-3 lg:gap-7">
        {values.map((value) => (
          <Card as="li" className="lg:p-8" key={value.title} padding="normal">
            <span className="inline-block rounded-full bg-tint p-3.5 text-link">
              <Icon className="size-7" icon={icons[value.icon]} />
            </span>
            <Heading as="h3" className="mt-5 md:max-lg:text-xl" size="card">
              {value.title}
            </Heading>
            <p className="mt-2.5 text-muted">{value.text}</p>
          </Card>
        ))}
      </ul>
    </Band>
  );
}
