import { Check } from 'lucide';
import { CallButton } from '@/components/business/call-button';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { VehicleImage } from '@/components/ui/vehicle-image';
import { cardTitle, type FeaturedModel, modelAnchor } from '@/lib/catalogue/brand-pages';
import type { Make } from '@/lib/catalogue/makes';
import { bodyStyleOf } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';
import { ApplyNowLink } from './apply-dialog-provider.island';

type FeaturedCarProps = { make: Make; model: FeaturedModel; index: number };

/** For a model of the catalogue. */
export function FeaturedCarCard({ make, model, index }: FeaturedCarProps) {
  return (
    <CarCard
      anchor={modelAnchor(model)}
      badge={<Badge variant="outline">{model.source}</Badge>}
      car={{ ...model, bodyStyle: bodyStyleOf(make.name, model.model) }}
      index={index}
      make={make}
    >
      <ul className="mt-2 space-y-1 text-muted text-sm">
        {model.features.slice(0, 2).map((feature) => (
          <li className="flex gap-2.5" key={feature}>
            <Icon className="mt-0.5 size-4.5 text-link" shape={Check} />
            {feature}
          </li>
        ))}
      </ul>
    </CarCard>
  );
}

type CardProps = {
  make: Make;
  car: Pick<Vehicle, 'model' | 'year' | 'image' | 'bodyStyle'>;
  index: number;
  /** The name in its links, if it isn't the card's title (lib/inventory/link-names.ts). */
  name?: string;
  anchor?: string;
  badge?: React.ReactNode;
  children?: React.ReactNode;
};

/** The URL's car comes first. The page doesn't scroll to it, or nobody would see who we are. */
const comesFirst = [
  'target:order-first target:scroll-mt-[100vh]',
  'target:-outline-offset-1 target:outline-3 target:outline-link',
].join(' ');

export function CarCard(props: CardProps) {
  const { make, car, index, anchor, badge, children } = props;
  const { model, year, image, bodyStyle } = car;
  const title = cardTitle(make, { model, year });
  const { name = title } = props;
  return (
    <Card as="li" className={`overflow-hidden ${comesFirst}`} id={anchor}>
      <article
        className="flex h-full flex-col"
        data-make={make.name}
        data-model={model}
        data-place="card"
      >
        <VehicleImage alt={title} image={image} index={index} bodyStyle={bodyStyle} />
        <div className="flex flex-1 flex-col p-5 pt-4">
          <p className="mb-2 flex flex-wrap gap-2">
            <Badge variant="outline">{year}</Badge>
            {badge}
          </p>
          <Heading className="lg:max-xl:text-xl" size="card" translate="no">
            {title}
          </Heading>
          {children}
          <div className="mt-auto flex flex-wrap gap-2 pt-4">
            <CallButton
              aria-label={`Call Now for Price: ${name}`}
              className={`${besideEachOther} grow-3`}
              phone={business().phone}
            >
              Call Now for Price
            </CallButton>
            <ApplyNowLink
              className={`${besideEachOther} grow-2`}
              href={applyHref({ make: make.name, model, year })}
              image={image}
              label={`Apply Now: ${name}`}
              make={make.name}
              model={model}
              title={`Apply for ${title}`}
              // Apply Now in coral on every card would distract from the cars.
              variant="ink"
              interestedVehicle={title}
            />
          </div>
        </div>
      </article>
    </Card>
  );
}

/** In a wide card, the buttons stand side by side. */
const besideEachOther = 'gap-2! px-3! max-sm:text-sm lg:text-sm lg:max-xl:[&>svg]:hidden';
