import { Button } from '@/components/ui/button';
import { otherModelsOf } from '@/lib/catalogue/brands';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { fillIn } from '@/lib/content/fill-in';
import { pages } from '@/lib/content/pages';
import { listOf } from '@/lib/format/format';
import { applyHref } from '@/lib/site/routes';

/** The last cell of the grid: the make's models that have no card. */
export function OtherModels({ make }: { make: Make }) {
  const values = { brand: brandName(make), models: listOf(otherModelsOf(make)) };
  const { heading, text, buttonLabel } = pages.brand.otherModels;
  return (
    <li className="flex flex-col justify-between gap-6 rounded-lg bg-glass p-5 sm:p-6" data-make={make.name}>
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
