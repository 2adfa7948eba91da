import { ExternalLink as ExternalIcon } from 'lucide';
import { Button } from '@/components/ui/button';
import { newTab } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';

export function TradeIn() {
  const { tradeIn } = business.links;
  if (!tradeIn) return null;
  return (
    <section aria-labelledby="trade-in-title" className="overflow-hidden bg-ink text-ground">
      <div className="mx-auto grid max-w-page items-end gap-x-12 px-gutter pt-band lg:grid-cols-2">
        <div className="pb-8 lg:pb-band">
          <SectionHeading className="[&>div]:text-tint-deep" id="trade-in-title" title={home.tradeIn.heading}>
            {home.tradeIn.text}
          </SectionHeading>
          <Button
            className="mt-8"
            data-conversion="trade_in"
            href={tradeIn}
            size="large"
            variant="light"
            {...newTab}
          >
            {home.tradeIn.buttonLabel}
            <Icon shape={ExternalIcon} />
            <span className="sr-only"> (opens in a new tab)</span>
          </Button>
        </div>
        <div className="relative">
          <img
            alt=""
            className="relative z-10 mx-auto aspect-[2/1] w-full max-w-xl"
            height={320}
            loading="lazy"
            src="/vehicles/home.svg#wagon-sand"
            width={640}
          />
          {/* The road under the car: in the vehicle drawings the ground is at 262 of 320 units. */}
          <div className="absolute inset-x-[-100vw] bottom-[18%] border-tint-deep/40 border-t" />
        </div>
      </div>
    </section>
  );
}
