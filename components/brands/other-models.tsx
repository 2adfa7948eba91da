import { ArrowRight, Phone } from 'lucide';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { otherModelsOf } from '@/lib/catalogue/brand-pages';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { pages } from '@/lib/content/pages';
import { listOf, telHref } from '@/lib/format/format';
import { MODEL_YEAR } from '@/lib/site/constants';
import { applyHref, inventoryOfBrandHref } from '@/lib/site/routes';
import { ApplyLink } from './model-card';

/** Leads to the make's rows, without their number: the page is prerendered, and they change. */
export function InventoryLink({ make }: { make: Make }) {
  return (
    <a
      className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-4"
      href={inventoryOfBrandHref(make.name)}
    >
      {fillIn(pages.brand.inventoryLink, { brand: brandName(make) })}
      <Icon className="size-4.5" shape={ArrowRight} />
    </a>
  );
}

/** The brand page of a make without models. */
export function NoModels({ make }: { make: Make }) {
  const brand = brandName(make);
  const { noModels } = pages.brand;
  return (
    <Card as="section" className="overflow-hidden lg:grid lg:grid-cols-2">
      <div className="flex items-center bg-tint p-4 sm:p-8">
        <img alt="" className="h-auto w-full" height={320} src="/vehicles/no-image.svg" width={640} />
      </div>
      <div className="p-6 sm:p-10 lg:py-14" data-make={make.name}>
        <h2 className="font-display font-semibold text-3xl">{fillIn(noModels.heading, { brand })}</h2>
        <p className="mt-4 text-lg text-muted">{fillIn(noModels.text, { brand })}</p>
        <p className="mt-4 text-muted">{noModels.arrivals}</p>
        <InventoryLink make={make} />
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          <Button data-conversion="call" href={telHref(business.phone)} variant="outline">
            <Icon className="size-4.5" shape={Phone} />
            Call Now
          </Button>
          <ApplyLink
            make={make.name}
            title={`Get Notified - ${MODEL_YEAR} ${brand} Models`}
            vehicle={`${MODEL_YEAR} ${brand} (any model)`}
          />
        </div>
        <p className="mt-8 border-line border-t pt-5 text-muted">
          {fillIn(noModels.lineup, { brand, models: listOf(otherModelsOf(make)) })}
        </p>
      </div>
    </Card>
  );
}

/** The last cell of the grid: the make's models that have no card. */
export function OtherModels({ make }: { make: Make }) {
  const values = { brand: brandName(make), models: listOf(otherModelsOf(make)) };
  const { heading, text, buttonLabel } = pages.brand.otherModels;
  return (
    <li className="flex flex-col justify-between gap-6 rounded-lg bg-tint p-5 sm:p-6" data-make={make.name}>
      <div>
        <h2 className="font-display font-semibold text-2xl">{fillIn(heading, values)}</h2>
        <p className="mt-3">{fillIn(text, values)}</p>
      </div>
      <Button data-conversion="apply_click" href={applyHref({ make: make.name })} variant="ink">
        {fillIn(buttonLabel, values)}
      </Button>
    </li>
  );
}
