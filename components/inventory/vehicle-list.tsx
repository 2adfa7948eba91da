import { ChevronLeft, ChevronRight, Phone } from 'lucide';
import { type AnchorHTMLAttributes, type MouseEventHandler, memo, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { VehicleDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { InventoryView } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters } from '@/lib/site/routes';
import { PHONE_SYMBOL, VehicleCard } from './vehicle-card';

/** Memoized: it renders again only with another view. */
export const VehicleList = memo(function VehicleList(props: {
  view: InventoryView;
  others: QueryParameters;
  callHref: string;
  emptyText: string;
  onClear: MouseEventHandler;
}) {
  const { view, others, callHref, emptyText, onClear } = props;
  const { filter, vehicles } = view;
  if (vehicles.length === 0)
    return (
      <ListMessage image="broken-image" title="No vehicles found for the selected filters">
        <p className="mx-auto mt-2 max-w-md text-muted">{emptyText}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {filter.make !== null && (
            <Button
              href={inventoryHref({ make: null, model: null }, others)}
              onClick={onClear}
              variant="outline"
            >
              Clear Filters
            </Button>
          )}
          <Button href={callHref} variant="ink">
            Call Now
          </Button>
        </div>
      </ListMessage>
    );
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        <symbol id={PHONE_SYMBOL}>
          <Icon className="" shape={Phone} />
        </symbol>
      </svg>
      {/* Cards out of sight aren't laid out or painted, but found in the page and printed. */}
      <ul className="grid gap-5 not-print:*:[content-visibility:auto] print:*:break-inside-avoid *:[contain-intrinsic-size:auto_27rem] sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {vehicles.map((vehicle, index) => (
          <VehicleCard callHref={callHref} index={index} key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
      <Pagination others={others} view={view} />
    </>
  );
});

/** The page numbers to show: the first, the last and those around the current one; 0 is a gap. */
function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [0, number] : [number],
  );
}

/** Plain links, so that crawlers and visitors without JavaScript reach every vehicle. */
function Pagination({ view, others }: { view: InventoryView; others: QueryParameters }) {
  const { filter, page, pages } = view;
  if (pages < 2) return null;
  const linkTo = (number: number, name: string, props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
    <li key={name}>
      <a
        aria-current={number === page ? 'page' : undefined}
        aria-label={name}
        className={`inline-flex size-12 items-center justify-center rounded border no-underline tabular-nums ${number === page ? 'border-ink bg-ink text-ground' : 'border-control hover:bg-tint'}`}
        href={inventoryHref({ ...filter, page: number }, others)}
        {...props}
      />
    </li>
  );
  return (
    <nav aria-label="Pages of vehicles" className="mt-10 print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 &&
          linkTo(page - 1, 'Previous page', { rel: 'prev', children: <Icon shape={ChevronLeft} /> })}
        {shownPages(page, pages).map((number, index) =>
          number === 0 ? (
            <li aria-hidden="true" key={`gap-${index < 3 ? 'before' : 'after'}`}>
              …
            </li>
          ) : (
            linkTo(number, `Page ${number}`, { children: number })
          ),
        )}
        {page < pages &&
          linkTo(page + 1, 'Next page', { rel: 'next', children: <Icon shape={ChevronRight} /> })}
      </ul>
    </nav>
  );
}

type MessageProps = {
  image: 'broken-image' | 'no-image';
  title: string;
  role?: 'status';
  children: ReactNode;
};

export function ListMessage({ image, title, role, children }: MessageProps) {
  return (
    <Card className="px-6 py-12 text-center" role={role}>
      <VehicleDrawing className="mx-auto w-64" file={`${image}.svg`} />
      <Heading as="p" size="card">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
