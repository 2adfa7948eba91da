import { CarPicture } from '@/components/cars/car-picture';
import { CallForPrice } from '@/components/contact/contact-buttons';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';

type CardProps = {
  vehicle: Vehicle;
  phone: string;
  index: number;
};

/** On a phone, the picture stands beside the words. On paper there is none. */
const articleLook = [
  'flex-1 grid grid-cols-picture-text content-between gap-3 p-3',
  'sm:flex sm:flex-col sm:gap-0 sm:p-0',
].join(' ');

const smallLineLook = 'flex flex-wrap justify-between gap-x-3 text-muted text-sm';

const buttonsLook = [
  'col-span-full flex flex-wrap gap-2 sm:p-3 print:hidden [&_svg]:hidden',
  '*:min-h-11 *:px-1.5 *:text-sm *:grow sm:*:text-[0.875rem]',
].join(' ');

/** A click anywhere on the card is an event. */
export function VehicleCard({ vehicle, phone, index }: CardProps) {
  const { make, model, year, image, bodyStyle, carKinds } = vehicle;
  const title = `${year} ${make} ${model}`;
  return (
    <Card as="li" className="flex flex-col overflow-hidden print:break-inside-avoid">
      <article
        className={articleLook}
        data-event="inventory_card"
        data-make={make}
        data-model={model}
        data-place="card"
      >
        <CarPicture
          alt={title}
          bodyStyle={bodyStyle}
          className="max-sm:rounded-sm print:hidden"
          image={image}
          index={index}
        />
        <div className="sm:flex-1 sm:px-3 sm:pt-3 print:p-3">
          <div className={smallLineLook}>
            <p translate="no">{make}</p>
            {carKinds.includes('three-rows') && <p>Three rows</p>}
            {!image && <p>No Image</p>}
          </div>
          <Heading className="max-sm:text-lg/snug" size="subsection" translate="no">
            {model}
          </Heading>
          <div className={`${smallLineLook} max-sm:justify-start`}>
            <p>{year}</p>
            <p>Call for pricing</p>
          </div>
        </div>
        <div className={buttonsLook}>
          <CallForPrice carTitle={title} phone={phone} />
          {/* In coral, an Apply Now on each card would distract from the cars. */}
          <Button
            aria-label={`Apply Now: ${title}`}
            data-event="apply_click"
            href={applyHref({ make, model, year })}
            variant="ink"
          >
            Apply Now
          </Button>
        </div>
      </article>
    </Card>
  );
}
