import { Button } from '@/components/ui/button';
import { bodyStyleOf } from '@/lib/catalogue/models';
import { changeHref } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage';
import type { QuoteSelection } from '@/lib/quote/selection';
import { MODEL_YEAR } from '@/lib/site/constants';

/** The summary bar of the apply page; the drawing of the model's body style makes a wrong choice easy to notice. */
export function SelectedVehicle({ vehicle }: { vehicle: QuoteSelection }) {
  const { make, model, mileage } = vehicle;
  const style = bodyStyleOf(make, model) ?? 'sedan';
  return (
    <div className="mb-6 flex items-center gap-x-3 rounded border border-glass-deep bg-glass py-3 pr-1 pl-4 xs:gap-x-5 xs:pl-5">
      <img
        alt=""
        className="hidden w-16 shrink-0 min-[22.5rem]:block xs:w-24"
        height={320}
        src={`/vehicles/${style}-ink.svg`}
        width={640}
      />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">Selected:</span> {make}, {model}, {mileageLabel(mileage)} mi/yr,{' '}
        {MODEL_YEAR}
      </p>
      <Button className="max-xs:px-3 print:hidden" href={changeHref(vehicle)} rel="nofollow" variant="quiet">
        Change
      </Button>
    </div>
  );
}
