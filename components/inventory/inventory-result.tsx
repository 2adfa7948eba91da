import { TriangleAlert } from 'lucide';
import { JsonLd } from '@/components/seo/json-ld';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { business } from '@/lib/content/business';
import { filterVehicles, type InventoryFilter, paginate } from '@/lib/inventory/filter';
import { packVehicles } from '@/lib/inventory/packed';
import type { InventoryResult as Result } from '@/lib/inventory/server';
import { vehicleList } from '@/lib/seo/page-lists';
import { telHref } from '@/lib/site/format';
import { inventoryHref, routes } from '@/lib/site/routes';
import { InventoryBrowser } from './inventory-browser.island';

/** The vehicles or the error state. Takes a promise, so that the loading state is shown while the database responds. */
export async function InventoryResult({
  result,
  filter,
  page,
}: {
  result: Promise<Result>;
  filter: InventoryFilter;
  page: number;
}) {
  const loaded = await result;
  if (loaded.status === 'error') return <InventoryError filter={filter} message={loaded.message} />;
  const matching = filterVehicles(loaded.inventory.vehicles, filter);
  const shown = paginate(matching, page).rows.map(({ year, make, model }) => `${year} ${make} ${model}`);
  return (
    <>
      <InventoryBrowser
        callHref={telHref(business.phone)}
        initialFilter={filter}
        initialPage={page}
        makes={loaded.inventory.makes}
        packed={packVehicles(loaded.inventory.vehicles)}
      />
      {shown.length > 0 && <JsonLd data={vehicleList(routes.inventory, shown, matching.length)} />}
    </>
  );
}

export function InventoryLoading() {
  return (
    <div className="rounded-lg border border-sand bg-white px-6 py-16 text-center" role="status">
      <img alt="" className="mx-auto w-56 opacity-80" height={320} src="/vehicles/no-image.svg" width={640} />
      <p className="font-display font-semibold text-xl">Loading inventory...</p>
      <noscript>
        <p className="mt-2 text-slate">
          The list is taking a while.{' '}
          <a href={inventoryHref({ make: null, model: null })}>Load the page again</a> or call us at{' '}
          {business.phone}.
        </p>
      </noscript>
    </div>
  );
}

function InventoryError({ message, filter }: { message: string; filter: InventoryFilter }) {
  return (
    <Notice icon={TriangleAlert} role="alert" tone="problem">
      <p className="font-semibold">Error: {message}</p>
      <p className="mt-1 text-slate">
        The list cannot be read right now. The cars are still there: call us and we tell you what is on offer.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button data-conversion="call" href={telHref(business.phone)}>
          Call {business.phone}
        </Button>
        <Button href={inventoryHref(filter)} variant="outline">
          Try again
        </Button>
      </div>
    </Notice>
  );
}
