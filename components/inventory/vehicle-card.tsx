import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { VehicleImage } from '@/components/ui/vehicle-image';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';
import { MODEL_YEAR } from '@/lib/site/model-year';

/** The list has the icon once, not each of its cards. */
export const PHONE_SYMBOL = 'phone-icon';

type CardProps = { vehicle: Vehicle; callHref: string; index: number };

/**
 * One vehicle of the inventory: on a phone a row with its picture beside the text, so that many fit
 * on a page of one column. A click anywhere on it is one conversion.
 */
export const VehicleCard = memo(function VehicleCard({ vehicle, callHref, index }: CardProps) {
  const { make, model, year, image } = vehicle;
  const name = `${year} ${make} ${model}`;
  return (
    <Card as="li" className="flex flex-col overflow-hidden">
      <article
        className="grid flex-1 grid-cols-row content-between gap-3 p-3 sm:flex sm:flex-col sm:gap-0 sm:p-0"
        data-conversion="inventory_card"
        data-make={make}
        data-model={model}
        data-place="card"
      >
        <VehicleImage alt={name} className="max-sm:rounded-sm" image={image} index={index} />
        <div className="sm:flex-1 sm:px-5 sm:pt-5">
          <p className="text-muted text-sm">{make}</p>
          <Heading className="max-sm:text-lg/snug" size="subsection">
            {model}
          </Heading>
          <div className="flex flex-wrap gap-x-3 max-sm:text-sm sm:block">
            <p className="text-muted sm:mt-0.5 sm:text-sm">{year}</p>
            <p className="font-semibold sm:mt-4 sm:border-line sm:border-t sm:pt-3">
              Call for pricing
            </p>
          </div>
        </div>
        <CardButtons callHref={callHref} name={name} vehicle={vehicle} />
      </article>
    </Card>
  );
});

type ButtonsProps = Pick<CardProps, 'vehicle' | 'callHref'> & { name: string };

function CardButtons({ vehicle, callHref, name }: ButtonsProps) {
  const { make, model, year } = vehicle;
  // The apply page is about the model year; it learns of another year from the vehicle's name.
  const interestedVehicle = String(year) === MODEL_YEAR ? undefined : name;
  return (
    <div className="col-span-full flex flex-wrap gap-2 sm:flex-col sm:gap-2.5 sm:p-5 sm:pt-4">
      <Button
        aria-label={`Call Now for Price: ${name}`}
        className={`${buttonOnPhones} max-sm:grow-3`}
        data-conversion="call"
        href={callHref}
        variant="outline"
      >
        <svg aria-hidden="true" className="size-4.5 shrink-0 max-xs:hidden">
          <use href={`#${PHONE_SYMBOL}`} />
        </svg>
        Call Now for Price
      </Button>
      <Button
        aria-label={`Apply Now: ${name}`}
        className={`${buttonOnPhones} max-sm:grow-2`}
        data-conversion="apply_click"
        href={applyHref({ make, model, year, interestedVehicle })}
        // The accent, on each of sixty cards, would hide the cars.
        variant="ink"
      >
        Apply Now
      </Button>
    </div>
  );
}

/** Two beside each other in the width of a card. */
const buttonOnPhones = 'max-sm:min-h-11 max-sm:gap-2 max-sm:px-3 max-sm:py-1 max-sm:text-sm';
