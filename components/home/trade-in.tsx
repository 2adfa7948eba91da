import { ExternalLink } from 'lucide';
import { CarDrawing } from '@/components/cars/car-drawing';
import { SectionHeading } from '@/components/ui/band';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { home, pageTexts } from '@/lib/content/page-texts';

export function TradeIn() {
  const { tradeIn } = business().links;
  if (!tradeIn) return null;
  const { heading, text } = home().tradeIn;
  return (
    <section
      aria-labelledby="trade-in-title"
      className="lay-out-when-near overflow-hidden bg-ink text-ground print:hidden"
    >
      <div className="mx-auto grid max-w-page items-end gap-x-12 px-gutter pt-band lg:grid-cols-2">
        <div className="pb-8 lg:pb-band">
          <SectionHeading id="trade-in-title" heading={heading} variant="ink">
            {text}
          </SectionHeading>
          <Button
            className="mt-8"
            data-event="trade_in"
            href={tradeIn}
            size="large"
            variant="light"
          >
            {pageTexts().shared.tradeInButton}
            <Icon icon={ExternalLink} />
          </Button>
        </div>
        {/* In vehicle drawings, the ground is at 262 of 320 units, so the road starts 18% above
            the bottom. */}
        <div className="relative">
          <CarDrawing
            className="relative z-10 mx-auto aspect-2/1 w-full max-w-xl"
            src="/vehicles/wagon-sand.svg"
            loading="lazy"
          />
          <div className="absolute -inset-x-[100vw] bottom-18/100 border-tint-deep/40 border-t" />
        </div>
      </div>
    </section>
  );
}
