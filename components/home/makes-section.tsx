import { SkipLink } from '@/components/ui/links';
import { makes } from '@/lib/catalogue/makes';
import { MakeCarousel } from './make-carousel.island';

export function MakesSection() {
  // Passed as plain data: elements would add all their classes to the page's data.
  const withLogos = makes.map(({ name, slug, withoutLogo }) => ({
    name,
    logoSlug: withoutLogo ? null : slug,
  }));
  return (
    <div className="bg-white py-1 print:hidden">
      <div className="mx-auto max-w-page px-gutter">
        <h2 className="sr-only" id="makes-title">
          Makes we can find for you
        </h2>
        <SkipLink className="focus:absolute focus:z-10 focus:-mt-4" href="#features-title">
          Skip the makes
        </SkipLink>
        <MakeCarousel makes={withLogos} labelledBy="makes-title" />
      </div>
    </div>
  );
}
