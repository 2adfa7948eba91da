import { setTimeout } from 'node:timers/promises';
import { TriangleAlert } from 'lucide';
import { Suspense } from 'react';
import { AllMakes } from '@/components/cars/all-makes';
import { CarDrawing } from '@/components/cars/car-drawing';
import { CallButton } from '@/components/contact/contact-buttons';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageContainer } from '@/components/layout/page-container';
import { GetQuote } from '@/components/quote/get-quote.island';
import { AskWhichCar } from '@/components/trust/ask-which-car';
import { OtherCarsPanel } from '@/components/trust/other-cars-panel';
import { Portrait } from '@/components/trust/people';
import { PriceNote } from '@/components/trust/price-note';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/links';
import { Notice } from '@/components/ui/notice';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { type InventoryFilter, inventoryHref } from '@/lib/inventory/filter';
import { resolveFilter } from '@/lib/inventory/resolve-filter';
import type { InventoryOrError } from '@/lib/inventory/server';
import { PAGE_SIZE, viewOf } from '@/lib/inventory/view';
import { routes } from '@/lib/site/routes';
import { FilteredInventory } from './filtered-inventory.island';
import { ListMessage } from './list-message';

type Props = {
  result: Promise<InventoryOrError>;
  filter: InventoryFilter;
  page: number;
};

/** If reading the vehicles takes longer, they aren't in the first HTML, and a script shows them. */
const FIRST_HTML_MS = 1_500;

export async function InventoryPage(props: Props) {
  const { brandsHeading } = pageTexts().inventory;
  const isInTime = await Promise.race([
    props.result.then(() => true),
    setTimeout(FIRST_HTML_MS, false, { ref: false }),
  ]);
  const list = <InventoryResult {...props} />;
  return (
    <PageContainer>
      <InventoryHeader />
      {isInTime ? list : <Suspense fallback={<InventoryLoading {...props} />}>{list}</Suspense>}
      {/* This stands below the list, so that the first screen shows a car. */}
      <PriceNote className="mt-6 text-sm lg:flex lg:items-baseline lg:gap-x-8 lg:*:max-w-measure" />
      <AllMakes className="mt-16 border-line border-t" heading={brandsHeading} />
    </PageContainer>
  );
}

/**
 * On a laptop, the introduction stands beside the title, above the third of four cards, so that the
 * first screen has a whole card.
 */
function InventoryHeader() {
  const { heading, text } = pageTexts().inventory;
  return (
    <header className="mb-3 grid-cols-2 items-baseline-last gap-x-5 pt-5 sm:mb-4 sm:pt-4 xl:grid">
      <Breadcrumbs
        className="col-span-2"
        crumbs={[{ label: 'Inventory', href: routes.inventory }]}
      />
      <Heading as="h1" className="max-sm:text-3xl sm:mt-2">
        {heading}
      </Heading>
      <div className="mt-2 text-pretty text-muted max-sm:text-sm sm:mt-3 xl:mt-0">
        <p>{text}</p>
        {/* On paper, cars have no buttons to call with. */}
        <p className="hidden font-semibold print:block">{`Call for pricing: ${business().phone}`}</p>
      </div>
    </header>
  );
}

async function InventoryResult({ result, filter, page }: Props) {
  const loaded = await result;
  if (loaded.status === 'error') {
    return <InventoryError href={inventoryHref({ ...filter, page })} message={loaded.message} />;
  }

  const { vehicles, makes } = loaded;
  return (
    <FilteredInventory
      allVehicles={vehicles.length <= PAGE_SIZE ? vehicles : null}
      askWhichCar={<AskWhichCar />}
      phone={business().phone}
      drawingsText={pageTexts().shared.drawings}
      emptyText={pageTexts().inventory.emptyText}
      makes={makes}
      portrait={<Portrait className="size-12 sm:size-16" />}
      serverView={viewOf(vehicles, resolveFilter(filter, loaded), page)}
    >
      <OtherCarsPanel {...pageTexts().inventory.otherCars}>
        <GetQuote variant="ink" />
      </OtherCarsPanel>
    </FilteredInventory>
  );
}

function InventoryLoading({ filter, page }: Props) {
  const href = inventoryHref({ ...filter, page });
  return (
    <ListMessage
      picture={<CarDrawing className="w-36 sm:w-64" src="/vehicles/car-paper.svg" />}
      role="status"
      heading="Loading inventory..."
    >
      <noscript>
        <p className="mt-2 text-muted">
          The list is taking a while. <TextLink href={href}>Load the page again</TextLink> or reach
          us at {business().phone} or {business().email}.
        </p>
      </noscript>
    </ListMessage>
  );
}

function InventoryError({ message, href }: { message: string; href: string }) {
  return (
    <Notice icon={TriangleAlert} role="alert" variant="problem">
      <p className="wrap-anywhere font-semibold">Error: {message}</p>
      <p className="mt-1 text-muted">{pageTexts().inventory.errorText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button href={href}>Try again</Button>
        <CallButton phone={business().phone} />
      </div>
    </Notice>
  );
}
