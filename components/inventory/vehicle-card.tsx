import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { VehicleImage } from '@/components/ui/vehicle-image';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';

/** The list contains the icon once instead of once per card. */
export const PHONE_SYMBOL = 'phone-icon';

type CardProps = {
  vehicle: Vehicle;
  /** The car's name in its links (lib/inventory/link-names.ts). */
  name: string;
  callHref: string;
  index: number;
};

/**
 * One vehicle of the inventory. On a phone it's a row with the picture beside the text, so that
 * many fit on a screen, and on paper a line. A click anywhere on it counts as one conversion.
 */
export const VehicleCard = memo(function VehicleCard(props: CardProps) {
  const { vehicle, index } = props;
  const { make, model, year, image, bodyStyle, carKinds } = vehicle;
  return (
    <Card
      as="li"
      className="flex flex-col overflow-hidden print:block print:rounded-none print:border-0"
    >
      <article
        className={layout}
        data-conversion="inventory_card"
        data-make={make}
        data-model={model}
        data-place="card"
      >
        <VehicleImage
          alt={`${year} ${make} ${model}`}
          className="max-sm:rounded-sm print:hidden"
          image={image}
          index={index}
          bodyStyle={bodyStyle}
        />
        <div className={textLook}>
          <div className="flex flex-wrap justify-between gap-x-3 text-muted text-sm print:contents">
            <p translate="no">{make}</p>
            {carKinds.includes('three-rows') && <p className="print:order-1">Three rows</p>}
          </div>
          {/* Browsers never break a page after a heading, so with headings the printed list
              couldn't break. */}
          <Heading
            className="max-sm:text-lg/snug print:break-after-auto! print:text-sm"
            size="subsection"
            translate="no"
          >
            {model}
          </Heading>
          <div className="flex flex-wrap justify-between gap-x-3 text-sm max-sm:justify-start print:contents">
            <p className="text-muted print:order-first">{year}</p>
            <p className="font-semibold print:order-2 print:ml-auto print:font-normal">
              Call for pricing
            </p>
          </div>
        </div>
        <CardButtons {...props} />
      </article>
    </Card>
  );
});

const layout = [
  'grid flex-1 grid-cols-row content-between gap-3 p-3',
  'sm:flex sm:flex-col sm:gap-0 sm:p-0',
  'print:block print:p-0',
].join(' ');

const textLook = [
  'sm:flex-1 sm:px-4 sm:pt-3',
  'print:flex print:items-baseline print:gap-x-1.5 print:border-line print:border-b print:px-0 print:py-0.5',
].join(' ');

function CardButtons({ vehicle, callHref, name }: CardProps) {
  const { make, model, year } = vehicle;
  return (
    <div className="col-span-full flex flex-wrap gap-2 sm:flex-col sm:px-4 sm:pt-3 sm:pb-3 print:hidden">
      <Button
        aria-label={`Call Now for Price: ${name}`}
        className={`${compact} max-sm:grow-3`}
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
        className={`${compact} max-sm:grow-2`}
        data-conversion="apply_click"
        href={applyHref({ make, model, year })}
        // In coral, an Apply Now on each card would distract from the cars.
        variant="ink"
      >
        Apply Now
      </Button>
    </div>
  );
}

/** On a phone, two buttons have to fit side by side in a card. */
const compact = 'min-h-11! py-1 max-sm:gap-2 max-sm:px-3 max-sm:text-sm';
