import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { AllBrands } from '@/components/layout/all-brands';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SectionHeading } from '@/components/ui/section-heading';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { listOf, telHref } from '@/lib/format/format';
import { type InventoryQuery, PAGE_SIZE, viewOf } from '@/lib/inventory/filter';
import type { InventoryResult as Result } from '@/lib/inventory/server';
import { vehicleList } from '@/lib/seo/page-lists';
import { MODEL_YEAR } from '@/lib/site/constants';
import { inventoryHref, routes } from '@/lib/site/routes';
import { InventoryBrowser } from './inventory-browser.island';
import { vehicleCardId } from './vehicle-card';

/** The layout of the inventory page; `children` is the list or another state. */
export function InventoryPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20 sm:pt-8">
      <Breadcrumbs crumbs={[{ label: 'Inventory', href: routes.inventory }]} />
      <SectionHeading className="mt-4 mb-6 sm:mt-6 sm:mb-8" level={1} title={pages.inventory.heading}>
        <p>{pages.inventory.text}</p>
        <p className="mt-2 text-base max-sm:hidden">{pages.inventory.note}</p>
      </SectionHeading>
      {children}
      {/* On a phone below the list, so that the first screen shows a car. */}
      <p className="mt-8 text-muted sm:hidden">{pages.inventory.note}</p>
      <AllBrands title={pages.inventory.brandsHeading} />
    </div>
  );
}

const hrefOf = ({ filter, page, others }: InventoryQuery) => inventoryHref({ ...filter, page }, others);

/** The vehicles or the error state. Takes a promise, so that the loading state is shown while the database responds. */
export async function InventoryResult({ result, query }: { result: Promise<Result>; query: InventoryQuery }) {
  const loaded = await result;
  if (loaded.status === 'error') return <InventoryError message={loaded.message} query={query} />;
  const { vehicles, makes } = loaded.inventory;
  const found = viewOf(vehicles, query);
  const listed = found.vehicles.map((vehicle) => ({
    name: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    id: vehicleCardId(vehicle),
  }));
  const path = inventoryHref({ ...found.filter, page: found.page });
  const list = (
    <>
      <InventoryBrowser
        callHref={telHref(business.phone)}
        emptyText={pages.inventory.emptyText}
        makes={makes}
        query={query}
        rows={vehicles.length <= PAGE_SIZE ? { whole: vehicles } : { whole: null, found }}
      />
      {listed.length > 0 && <JsonLd data={vehicleList(path, listed, found.count)} />}
    </>
  );
  // In the fall, the next year's cars are there as well.
  const years = [...new Set(vehicles.map(({ year }) => String(year)))].sort();
  if (years.every((year) => year === MODEL_YEAR)) return list;
  return (
    <>
      <p className="mb-6 text-muted">Model years in this list: {listOf(years)}.</p>
      {list}
    </>
  );
}

export function InventoryLoading({ query }: { query: InventoryQuery }) {
  return (
    <div className="rounded-lg border border-line bg-white px-6 py-16 text-center" role="status">
      <img alt="" className="mx-auto w-56 opacity-80" height={320} src="/vehicles/no-image.svg" width={640} />
      <p className="font-display font-semibold text-xl">Loading inventory...</p>
      <noscript>
        <p className="mt-2 text-muted">
          The list is taking a while. <a href={hrefOf(query)}>Load the page again</a> or call us at{' '}
          {business.phone}.
        </p>
      </noscript>
    </div>
  );
}

function InventoryError({ message, query }: { message: string; query: InventoryQuery }) {
  return (
    <Notice icon={TriangleAlert} role="alert" tone="problem">
      <p className="font-semibold">Error: {message}</p>
      <p className="mt-1 text-muted">{pages.inventory.errorText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button data-conversion="call" href={telHref(business.phone)}>
          Call {business.phone}
        </Button>
        <Button href={hrefOf(query)} variant="outline">
          Try again
        </Button>
      </div>
    </Notice>
  );
}
