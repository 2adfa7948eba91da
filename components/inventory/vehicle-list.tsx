import { Phone } from 'lucide';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { findCarKind } from '@/lib/catalogue/car-kinds';
import { telHref } from '@/lib/format/contact-href';
import { withArticle } from '@/lib/format/words';
import { isFiltered, NO_FILTER } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import type { InventoryView } from '@/lib/inventory/view';
import { applyHref } from '@/lib/quote/apply-href';
import { inventoryHref, routes } from '@/lib/site/routes';
import { ListMessage } from './list-message';
import { VehicleCard } from './vehicle-card';

type Props = {
  view: InventoryView;
  phone: string;
  emptyText: string;
  portrait: React.ReactNode;
  onClear: React.MouseEventHandler;
};

export const VehicleList = memo(function VehicleList(props: Props) {
  const { view, phone } = props;
  if (view.vehicles.length === 0) return <EmptyList {...props} />;
  return (
    <>
      <Cards phone={phone} vehicles={view.vehicles} />
      <Pagination view={view} />
    </>
  );
});

/** Cards outside the screen aren't laid out or painted, but can still be searched and printed. */
const outOfSight = [
  'not-print:*:[content-visibility:auto]',
  '*:[contain-intrinsic-size:auto_9.625rem] sm:*:[contain-intrinsic-size:auto_19rem]',
].join(' ');

function Cards({ vehicles, phone }: { vehicles: readonly Vehicle[]; phone: string }) {
  return (
    <ul className={`grid grid-cols-1 gap-3 sm:grid-cols-cards sm:gap-5 print:block ${outOfSight}`}>
      {vehicles.map((vehicle, index) => (
        <VehicleCard index={index} key={vehicle.id} phone={phone} vehicle={vehicle} />
      ))}
    </ul>
  );
}

/** Plain links, so that crawlers and visitors without JavaScript reach every vehicle. */
function Pagination({ view }: { view: InventoryView }) {
  const { filter, page, pages } = view;
  if (pages < 2) return null;

  const href = (number: number) => inventoryHref({ ...filter, page: number });
  return (
    <nav
      aria-label="Pages of vehicles"
      className="mt-10 flex flex-wrap items-center justify-center gap-5 print:hidden"
    >
      {page > 1 && (
        <Button href={href(page - 1)} rel="prev" variant="outline">
          Previous page
        </Button>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Button href={href(page + 1)} rel="next" variant="outline">
          Next page
        </Button>
      )}
    </nav>
  );
}

/** A button that asks for what the visitor filtered by, as far as we know the car. */
function askFor({ catalogueCar: { make, model }, filter: { carKind } }: InventoryView) {
  const car = withArticle(make ?? 'car');
  if (make && model) return { label: `${car} ${model}`, href: applyHref({ make, model }) };
  if (carKind) {
    return { label: `${car}: ${findCarKind(carKind)?.label}`, href: applyHref({ carKind, make }) };
  }
  if (make) return { label: car, href: applyHref({ make }) };
  return { label: 'another car', href: routes.apply };
}

/** Replaces an empty list: offers to ask for the car. */
function EmptyList({ view, phone, emptyText, portrait, onClear }: Props) {
  const { filter, catalogueCar } = view;
  const { label, href } = askFor(view);
  return (
    <ListMessage picture={portrait} title="No vehicles found for the selected filters">
      <p className="mt-2 text-muted sm:mx-auto sm:max-w-md">{emptyText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-3 max-sm:*:w-full sm:mt-6">
        <Button
          data-event="ask_unlisted_car"
          data-make={catalogueCar.make}
          data-model={catalogueCar.model}
          href={href}
          rel="nofollow"
        >
          {`Ask for ${label}`}
        </Button>
        <Button href={telHref(phone)} variant="outline">
          <Icon shape={Phone} />
          Call Now
        </Button>
        {isFiltered(filter) && (
          <TextLink
            className="justify-center"
            href={inventoryHref(NO_FILTER)}
            onClick={onClear}
            variant="alone"
          >
            Clear Filters
          </TextLink>
        )}
      </div>
    </ListMessage>
  );
}
