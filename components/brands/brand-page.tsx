import type { ReactNode } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { MakeLogo } from '@/components/layout/make-logo';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { Card } from '@/components/ui/card';
import { brandModelsOf, vehicleName } from '@/lib/catalogue/brand-pages';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { fillIn } from '@/lib/content/fill-in';
import { pages } from '@/lib/content/pages';
import { vehicleList } from '@/lib/seo/structured-data';
import { routes } from '@/lib/site/routes';
import { ModelCard, modelCardId } from './model-card';
import { InventoryLink, NoModels, OtherModels } from './other-models';

/** The number of cards in the first row on a wide screen. */
const EAGER_CARDS = 3;

/** The models of one make; `children` is the dialog that Apply Now opens. */
export function BrandPage({ make, children }: { make: Make; children: ReactNode }) {
  const models = brandModelsOf(make);
  const vehicles = models.map((card) => ({ name: vehicleName(make, card), id: modelCardId(card) }));
  return (
    <PageFrame>
      <KnownCar make={make.name} />
      <div className="mb-9 items-end justify-between gap-10 sm:flex">
        <BrandHeader count={models.length} make={make} />
        <Card className="mt-5 w-fit px-3 py-2.5 sm:mt-0 sm:px-6 sm:py-5">
          <MakeLogo className="h-auto w-20 text-ink sm:w-32" name={brandName(make)} slug={make.slug} />
        </Card>
      </div>
      {models.length === 0 ? (
        <NoModels make={make} />
      ) : (
        <>
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {models.map((card, index) => (
              <ModelCard card={card} eager={index < EAGER_CARDS} key={card.id} make={make} />
            ))}
            <OtherModels make={make} />
          </ul>
          <JsonLd data={vehicleList(routes.brand(make.slug), vehicles)} />
        </>
      )}
      {children}
    </PageFrame>
  );
}

function BrandHeader({ make, count }: { make: Make; count: number }) {
  const brand = brandName(make);
  const { heading, available } = pages().brand;
  const crumbs = [
    { label: 'Inventory', href: routes.inventory },
    { label: brand, href: routes.brand(make.slug) },
  ];
  const title = fillIn(heading, { brand });
  if (count === 0) return <PageHeader crumbs={crumbs} title={title} />;
  return (
    <div>
      <PageHeader crumbs={crumbs} title={title}>
        <p>{fillIn(available, { brand, count: count === 1 ? '1 model' : `${count} models` })}</p>
        <p className="mt-2 text-sm sm:text-base">{pages().inventory.note}</p>
      </PageHeader>
      <InventoryLink make={make} />
    </div>
  );
}
