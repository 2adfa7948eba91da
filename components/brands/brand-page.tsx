import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { brandModelsOf, vehicleName } from '@/lib/catalogue/brands';
import type { Make } from '@/lib/catalogue/makes';
import { vehicleList } from '@/lib/seo/page-lists';
import { routes } from '@/lib/site/routes';
import { BrandHeader } from './brand-header';
import { ModelCard, modelCardId } from './model-card';
import { NoModels } from './no-models';
import { OtherModels } from './other-models';

/** The number of cards in the first row on a wide screen. */
const EAGER_CARDS = 3;

/** The models of one make (docs/product.md#brand-pages); `children` is the dialog that Apply Now opens. */
export function BrandPage({ make, children }: { make: Make; children: ReactNode }) {
  const models = brandModelsOf(make);
  const vehicles = models.map((card) => ({ name: vehicleName(make, card), id: modelCardId(card) }));
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20 sm:pt-8">
      <BrandHeader count={models.length} make={make} />
      {models.length === 0 ? (
        <NoModels make={make} />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {models.map((card, index) => (
            <ModelCard card={card} eager={index < EAGER_CARDS} key={card.id} make={make} />
          ))}
          <OtherModels make={make} />
        </ul>
      )}
      {models.length > 0 && <JsonLd data={vehicleList(routes.brand(make.slug), vehicles)} />}
      {children}
    </div>
  );
}
