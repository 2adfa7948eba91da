import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { brandModelsOf, vehicleName } from '@/lib/catalogue/brands';
import type { Make } from '@/lib/catalogue/makes';
import { vehicleList } from '@/lib/seo/page-lists';
import { routes } from '@/lib/site/routes';
import { BrandHead } from './brand-head';
import { ModelCard } from './model-card';
import { NoModels } from './no-models';
import { OtherModels } from './other-models';

/** Cards on the first screen of a wide display: their pictures do not wait. */
const EAGER_CARDS = 3;

/** The models of one make (spec section 2); `children` is the dialog that its Apply Now links open. */
export function BrandPage({ make, children }: { make: Make; children: ReactNode }) {
  const models = brandModelsOf(make);
  const names = models.map((card) => vehicleName(make, card));
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20 sm:pt-8">
      <BrandHead count={models.length} make={make} />
      {models.length === 0 ? (
        <NoModels make={make} />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {models.map((card, at) => (
            <ModelCard card={card} eager={at < EAGER_CARDS} key={card.id} make={make} />
          ))}
          <OtherModels make={make} />
        </ul>
      )}
      {models.length > 0 && <JsonLd data={vehicleList(routes.brand(make.slug), names)} />}
      {children}
    </div>
  );
}
