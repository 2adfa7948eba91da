import { Check } from 'lucide';
import { CallButton } from '@/components/contact/call-button';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { FallbackImage } from '@/components/ui/fallback-image.island';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { VehicleImage } from '@/components/ui/vehicle-image';
import { type BrandModel, modelAnchor, vehicleName } from '@/lib/catalogue/brand-pages';
import type { Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';
import { ApplyLink } from './apply-now.island';

type ModelProps = { make: Make; card: BrandModel; eager: boolean };

/** A model of the catalogue. */
export function ModelCard({ make, card, eager }: ModelProps) {
  const picture = (
    <div className="aspect-2/1 overflow-hidden bg-road">
      <FallbackImage
        alt={vehicleName(make, card)}
        className="size-full object-contain px-4"
        decoding="async"
        fallback="/vehicles/broken-image.svg"
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        src={card.image}
        width={640}
      />
    </div>
  );
  return (
    <BrandCard
      anchor={modelAnchor(card)}
      badge={<Badge variant="outline">{card.source}</Badge>}
      make={make}
      model={card.model}
      picture={picture}
      year={card.year}
    >
      <ul className="mt-3 space-y-1.5 text-muted">
        {card.features.slice(0, 2).map((feature) => (
          <li className="flex gap-2.5" key={feature}>
            <Icon className="mt-1 size-4.5 text-action" shape={Check} />
            {feature}
          </li>
        ))}
      </ul>
    </BrandCard>
  );
}

type RowProps = {
  make: Make;
  vehicle: Vehicle;
  anchor?: string;
  /** Its place in the list. */
  index: number;
};

/** What it takes of the screen: a card is wider than one of the inventory. */
const ROW_SIZES = '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 380px';

/** A row of the inventory. */
export function RowCard({ make, vehicle, anchor, index }: RowProps) {
  const { model, year, image } = vehicle;
  const name = vehicleName(make, vehicle);
  const picture = <VehicleImage alt={name} image={image} index={index} sizes={ROW_SIZES} />;
  return <BrandCard anchor={anchor} make={make} model={model} picture={picture} year={year} />;
}

type CardProps = {
  make: Make;
  model: string;
  year: number;
  /** Its id, where a link of the page leads to it. */
  anchor?: string;
  picture: React.ReactNode;
  /** Beside the year. */
  badge?: React.ReactNode;
  /** Below the name. */
  children?: React.ReactNode;
};

/** A car of a brand page. */
function BrandCard({ make, model, year, anchor, picture, badge, children }: CardProps) {
  const vehicle = vehicleName(make, { model, year });
  return (
    <Card
      as="li"
      className="target:-outline-offset-1 overflow-hidden target:outline-3 target:outline-action"
      id={anchor}
    >
      <article
        className="flex h-full flex-col"
        data-make={make.name}
        data-model={model}
        data-place="card"
      >
        {picture}
        <div className="flex flex-1 flex-col p-5 sm:p-6">
          <p className="mb-3 flex flex-wrap gap-2">
            <Badge variant="ink">{year}</Badge>
            {badge}
          </p>
          <Heading size="card">{vehicle}</Heading>
          {children}
          <div className="mt-auto grid gap-2.5 pt-6">
            <CallButton aria-label={`Call Now for Price: ${vehicle}`} phone={business().phone}>
              Call Now for Price
            </CallButton>
            <ApplyLink
              href={applyHref({ make: make.name, model, year, interestedVehicle: vehicle })}
              label={`Apply Now: ${vehicle}`}
              make={make.name}
              model={model}
              title={`Apply for ${vehicle}`}
              vehicle={vehicle}
            />
          </div>
        </div>
      </article>
    </Card>
  );
}
