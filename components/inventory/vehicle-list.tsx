import { ChevronLeft, ChevronRight } from 'lucide';
import { type AnchorHTMLAttributes, type ComponentProps, memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { InventoryView } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters } from '@/lib/site/routes';
import { EmptyList } from './empty-list';
import { VehicleGrid } from './vehicle-card';

/** Memoized: it renders again only with another view. */
export const VehicleList = memo(function VehicleList(props: ComponentProps<typeof EmptyList>) {
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
