import { ClosingBand } from '@/components/layout/closing-band';
import { GetQuote } from '@/components/layout/get-quote';
import { Button } from '@/components/ui/button';
import type { About } from '@/lib/content/about';
import { routes } from '@/lib/site/routes';
import { AboutHero } from './about-hero';
import { IntroVideo } from './intro-video';
import { Mission } from './mission';
import { ValueCards } from './value-cards';

/** The About page (docs/product.md#about-page). */
export function AboutPage({
  about,
  howWeArePaid,
  videoUrl,
}: {
  about: About;
  howWeArePaid: string;
  videoUrl: string | undefined;
}) {
  return (
    <>
      <AboutHero heading={about.heading} />
      <Mission heading={about.missionHeading} paragraphs={about.mission}>
        <h3 className="mt-10 font-display font-semibold text-xl">{about.paymentHeading}</h3>
        <p className="mt-2 max-w-measure text-slate">{howWeArePaid}</p>
      </Mission>
      {videoUrl && <IntroVideo src={videoUrl} video={about.video} />}
      <ValueCards heading={about.valuesHeading} values={about.values} />
      <ClosingBand heading={about.closing.heading} text={about.closing.text} vehicle="compact-suv-coral">
        <GetQuote size="large">Get Your Quote Today</GetQuote>
        <Button data-scroll-to="contact-form" href={routes.contactForm} size="large" variant="outline">
          Start Your Lease Journey
        </Button>
      </ClosingBand>
    </>
  );
}
