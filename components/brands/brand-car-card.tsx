import { Check } from 'lucide';
import { CarPicture } from '@/components/cars/car-picture';
import { CallForPrice } from '@/components/contact/contact-buttons';
import { Card } from '@/components/ui/card';
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

/** The outline is for the URL's car, as an ad for one model has it. */
const cardLook = [
  'flex flex-col overflow-hidden print:break-inside-avoid',
  'target:-outline-offset-1 target:outline-3 target:outline-link',
].join(' ');

const buttonsLook = [
  'flex flex-wrap gap-2 px-5 pt-4 pb-5 *:gap-2 *:px-3 *:first:grow-3 *:last:grow-2',
  'max-sm:*:text-sm lg:*:text-sm lg:max-xl:[&_svg]:hidden',
].join(' ');

/** A car of a brand page. Its Apply Now opens the dialog. */
export function BrandCarCard({ make, car, index, anchor }: CardProps) {
  const { model, year, image, bodyStyle } = car;
  const title = carTitle(make, car);
  return (
    <Card as="li" className={cardLook} id={anchor}>
      <article
        className="flex flex-1 flex-col"
        data-make={car.make}
        data-model={model}
        data-place="card"
      >
        <CarPicture alt={title} bodyStyle={bodyStyle} image={image} index={index} />
        <div className="flex-1 px-5 pt-4">
          <p className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
            <span>{year}</span>
            {'source' in car && <span>{car.source}</span>}
            {!image && <span>No Image</span>}
          </p>
          <Heading className="lg:max-xl:text-xl" size="card" translate="no">
            {title}
          </Heading>
          {'features' in car && <Features features={car.features} />}
        </div>
        <div className={buttonsLook}>
          <CallForPrice carTitle={title} phone={business().phone} />
          <ApplyNowLink
            carTitle={title}
            dialogTitle={`Apply for ${title}`}
            href={applyHref({ make: make.name, model, year })}
            image={image}
            label={`Apply Now: ${title}`}
            make={make.name}
            model={model}
            variant="ink"
          />
        </div>
      </article>
    </Card>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-2 space-y-1 text-muted text-sm">
      {features.map((feature) => (
        <li className="flex gap-2.5" key={feature}>
          <Icon className="mt-0.5 size-4.5 text-link" icon={Check} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
