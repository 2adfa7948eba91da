import { Button } from '@/components/ui/button';
import { inventoryHref } from '@/lib/inventory/filter';
import type { InventoryView } from '@/lib/inventory/view';

/** These are links, so that crawlers and visitors without JavaScript reach every vehicle. */
export function Pagination({ view }: { view: InventoryView }) {
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
