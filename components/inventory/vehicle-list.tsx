import { ChevronLeft, ChevronRight } from 'lucide';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { VehicleDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { findNeed } from '@/lib/catalogue/needs';
import { type InventoryView, NO_FILTER } from '@/lib/inventory/filter';
import { applyHref, applyHrefWith } from '@/lib/quote/apply-href';
import { inventoryHref, type QueryParameters, routes } from '@/lib/site/routes';
import { VehicleGrid } from './vehicle-card';

type Props = {
  view: InventoryView;
  others: QueryParameters;
  callHref: string;
  emptyText: string;
  onClear: React.MouseEventHandler;
};

/** Memoized: it renders again only with another view. */
export const VehicleList = memo(function VehicleList(props: Props) {
  const { view, others, callHref } = props;
  if (view.vehicles.length === 0) return <EmptyList {...props} />;
  return (
    <>
      <VehicleGrid callHref={callHref} vehicles={view.vehicles} />
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
  const linkTo = (number: number, name: string, props: React.AnchorHTMLAttributes<HTMLAnchorElement>) => (
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

/** The button that asks for what the visitor filtered by, as far as it's a vehicle that we know. */
function askFor({ asked: { make, model }, filter: { need } }: InventoryView) {
  const car = make ? `${/^[AEIOU]/.test(make) ? 'an' : 'a'} ${make}` : 'a car';
  if (make && model) return { label: `${car} ${model}`, href: applyHref({ make, model }) };
  if (need) return { label: `${car}: ${findNeed(need)?.label}`, href: applyHrefWith({ need, make }) };
  return make ? { label: car, href: applyHref({ make }) } : { label: 'another car', href: routes.apply };
}

/** In place of the list: a way to ask for what isn't there, and what is nearest to it. */
function EmptyList({ view, others, callHref, emptyText, onClear }: Props) {
  const { filter, asked, nearest } = view;
  const { label, href } = askFor(view);
  return (
    <>
      <ListMessage image="broken-image" title="No vehicles found for the selected filters">
        <p className="mx-auto mt-2 max-w-md text-muted">{emptyText}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button
            data-conversion="ask_car"
            data-make={asked.make}
            data-model={asked.model}
            href={href}
            rel="nofollow"
          >
            Ask for {label}
          </Button>
          <Button href={callHref} variant="outline">
            Call Now
          </Button>
          {(filter.make ?? filter.need) !== null && (
            <Button href={inventoryHref(NO_FILTER, others)} onClick={onClear} variant="quiet">
              Clear Filters
            </Button>
          )}
        </div>
      </ListMessage>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <Heading className="mt-10" id="nearest" size="card">
            Nearest in our inventory
          </Heading>
          <p className="mt-1 mb-5 text-muted">
            Other makes, {asked.style ? 'same body style' : findNeed(filter.need)?.label.toLowerCase()}
          </p>
          <VehicleGrid callHref={callHref} vehicles={nearest} />
        </section>
      )}
    </>
  );
}

type MessageProps = {
  image: 'broken-image' | 'no-image';
  title: string;
  role?: 'status';
  children: React.ReactNode;
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
