import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters } from '@/lib/site/routes';

/** The page numbers to show: the first, the last and those around the current one; 0 is a gap. */
function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [0, number] : [number],
  );
}

const cell = 'inline-flex size-12 items-center justify-center rounded border no-underline tabular-nums';

/** Plain links, so that crawlers and visitors without JavaScript reach every vehicle. */
export function Pagination({
  filter,
  page,
  pages,
  others,
}: {
  filter: InventoryFilter;
  page: number;
  pages: number;
  others: QueryParameters;
}) {
  if (pages < 2) return null;
  const href = (number: number) => inventoryHref({ ...filter, page: number }, others);
  return (
    <nav aria-label="Pages of vehicles" className="mt-10 print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <a
              aria-label="Previous page"
              className={`${cell} border-control hover:bg-glass`}
              href={href(page - 1)}
              rel="prev"
            >
              <Icon shape={ChevronLeft} />
            </a>
          </li>
        )}
        {shownPages(page, pages).map((number, index) =>
          number === 0 ? (
            <li aria-hidden="true" key={`gap-${index < 3 ? 'before' : 'after'}`}>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
                className={`${cell} ${number === page ? 'border-ink bg-ink text-paper' : 'border-control hover:bg-glass'}`}
                href={href(number)}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a
              aria-label="Next page"
              className={`${cell} border-control hover:bg-glass`}
              href={href(page + 1)}
              rel="next"
            >
              <Icon shape={ChevronRight} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
