import { Check } from 'lucide';
import { CarCard } from '@/components/cars/car-card';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { FeaturedModel } from '@/lib/catalogue/featured-models';
import { carTitle, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';
import { ApplyNowLink } from './apply-dialog-provider.island';

export type BrandCar = FeaturedModel | Vehicle;

type CardProps = {
  make: Make;
  car: BrandCar;
  index: number;
  anchor?: string;
};

/** For the URL's car, as an ad for one model has it. */
const targetLook = 'target:-outline-offset-1 target:outline-3 target:outline-link';

/** A car of a brand page. Its Apply Now opens the dialog. */
export function BrandCarCard(props: CardProps) {
  const { make, car, index, anchor } = props;
  const { model, year, image } = car;
  const featured = 'features' in car ? car : null;
  const title = carTitle(make, car);
  const applyLink = (
    <ApplyNowLink
      href={applyHref({ make: make.name, model, year })}
      image={image}
      interestedVehicle={title}
      label={`Apply Now: ${title}`}
      make={make.name}
      model={model}
      title={`Apply for ${title}`}
      variant="ink"
    />
  );
  return (
    <CarCard
      applyLink={applyLink}
      car={car}
      className={targetLook}
      id={anchor}
      index={index}
      phone={business().phone}
      title={title}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
        <span>{year}</span>
        {featured && <span>{featured.source}</span>}
        {!image && <span>No Image</span>}
      </p>
      <Heading className="lg:max-xl:text-xl" size="card" translate="no">
        {title}
      </Heading>
      {featured && (
        <ul className="mt-2 space-y-1 text-muted text-sm">
          {featured.features.map((feature) => (
            <li className="flex gap-2.5" key={feature}>
              <Icon className="mt-0.5 size-4.5 text-link" icon={Check} />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </CarCard>
  );
}
