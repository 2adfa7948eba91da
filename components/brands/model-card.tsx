import { Check } from 'lucide';
import { CallButton } from '@/components/contact/call-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FallbackImage } from '@/components/ui/fallback-image.island';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { type BrandModel, modelAnchor, vehicleName } from '@/lib/catalogue/brand-pages';
import type { Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { applyHref } from '@/lib/quote/apply-href';

export function ModelCard({ make, card, eager }: { make: Make; card: BrandModel; eager: boolean }) {
  const vehicle = vehicleName(make, card);
  return (
    <Card
      as="li"
      className="target:-outline-offset-1 overflow-hidden target:outline-3 target:outline-action"
      id={modelAnchor(card)}
    >
      <article
        className="flex h-full flex-col"
        data-make={make.name}
        data-model={card.model}
        data-place="card"
      >
        <div className="bg-road aspect-2/1 overflow-hidden">
          <FallbackImage
            alt={vehicle}
            className="size-full object-contain px-4"
            fallback="/vehicles/broken-image.svg"
            decoding="async"
            height={320}
            loading={eager ? 'eager' : 'lazy'}
            src={card.image}
            width={640}
          />
        </div>
        <div className="flex flex-1 flex-col p-5 sm:p-6">
          <p className="mb-3 flex flex-wrap gap-2">
            <Badge variant="ink">{card.year}</Badge>
            <Badge variant="outline">{card.source}</Badge>
          </p>
          <Heading size="card">{vehicle}</Heading>
          <ul className="mt-3 mb-6 space-y-1.5 text-muted">
            {card.features.slice(0, 2).map((feature) => (
              <li className="flex gap-2.5" key={feature}>
                <Icon className="mt-1 size-4.5 text-action" shape={Check} />
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-2.5 [reading-flow:grid-order]">
            <CallButton aria-label={`Call Now for Price: ${vehicle}`} phone={business().phone}>
              Call Now for Price
            </CallButton>
            <ApplyLink
              label={`Apply Now: ${vehicle}`}
              make={make.name}
              model={card.model}
              year={card.year}
              title={`Apply for ${vehicle}`}
              vehicle={vehicle}
            />
          </div>
        </div>
      </article>
    </Card>
  );
}

/**
 * A link to the apply page with the vehicle. The site script reads its attributes and opens the
 * dialog instead.
 */
export function ApplyLink(props: {
  make: string;
  model?: string;
  year?: number;
  label?: string;
  title: string;
  /** What the form's hidden field `interested_vehicle` says. */
  vehicle: string;
}) {
  const { label, title, vehicle, ...car } = props;
  return (
    <Button
      aria-label={label}
      className="closed:-order-1"
      data-apply-title={title}
      data-apply-vehicle={vehicle}
      data-conversion="apply_click"
      href={applyHref({ ...car, interestedVehicle: vehicle })}
    >
      Apply Now
    </Button>
  );
}
