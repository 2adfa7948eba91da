import { Button } from '@/components/ui/button';
import { otherModelsOf } from '@/lib/catalogue/brands';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { MODEL_YEAR } from '@/lib/site/constants';
import { applyHref } from '@/lib/site/routes';

/** The last cell of the grid: the make's models that have no card. */
export function OtherModels({ make }: { make: Make }) {
  const brand = brandName(make);
  const others = new Intl.ListFormat('en-US').format(otherModelsOf(make));
  return (
    <li className="flex flex-col justify-between gap-6 rounded-lg bg-glass p-5 sm:p-6" data-make={make.name}>
      <div>
        <h2 className="font-display font-semibold text-2xl">Another {brand} in mind?</h2>
        <p className="mt-3">
          We find leases for the whole {MODEL_YEAR} lineup, including {others}.
        </p>
      </div>
      <Button data-conversion="apply_click" href={applyHref({ make: make.name })} variant="ink">
        Choose your {brand}
      </Button>
    </li>
  );
}
