import type { ReactNode } from 'react';
import { MakeLogo } from '@/components/layout/make-logo';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { SectionHeading } from '@/components/ui/section-heading';
import { brandModelsOf, vehicleName } from '@/lib/catalogue/brand-pages';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { fillIn } from '@/lib/content/fill-in';
import { pages } from '@/lib/content/pages';
import { vehicleList } from '@/lib/seo/page-lists';
import { routes } from '@/lib/site/routes';
import { ModelCard, modelCardId } from './model-card';
import { InventoryLink, NoModels, OtherModels } from './other-models';

/** The number of cards in the first row on a wide screen. */
const EAGER_CARDS = 3;

/** The models of one make; `children` is the dialog that Apply Now opens. */
export function BrandPage({ make, children }: { make: Make; children: ReactNode }) {
  const brand = brandName(make);
  const models = brandModelsOf(make);
  const count = models.length;
  const vehicles = models.map((card) => ({ name: vehicleName(make, card), id: modelCardId(card) }));
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20 sm:pt-8">
      <Breadcrumbs
        crumbs={[
          { label: 'Inventory', href: routes.inventory },
          { label: brand, href: routes.brand(make.slug) },
        ]}
      />
      <div className="mt-4 mb-9 items-end justify-between gap-10 sm:mt-6 sm:flex">
        <div className="mb-5 w-fit rounded-lg border border-line bg-white px-3 py-2.5 sm:order-last sm:mb-0 sm:px-6 sm:py-5">
          <MakeLogo className="h-auto w-20 text-ink sm:w-32" name={brand} slug={make.slug} />
        </div>
        <div>
          <SectionHeading level={1} title={fillIn(pages.brand.heading, { brand })}>
            {count > 0 && (
              <p>
                {fillIn(pages.brand.available, { brand, count: count === 1 ? '1 model' : `${count} models` })}
              </p>
            )}
            {count > 0 && <p className="mt-2 text-sm sm:text-base">{pages.inventory.note}</p>}
          </SectionHeading>
          {count > 0 && <InventoryLink make={make} />}
        </div>
      </div>
      {count === 0 ? (
        <NoModels make={make} />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {models.map((card, index) => (
            <ModelCard card={card} eager={index < EAGER_CARDS} key={card.id} make={make} />
          ))}
          <OtherModels make={make} />
        </ul>
      )}
      {count > 0 && <JsonLd data={vehicleList(routes.brand(make.slug), vehicles)} />}
      {children}
    </div>
  );
}
