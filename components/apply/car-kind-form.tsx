import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import { pageTexts } from '@/lib/content/page-texts';
import { CAR_KIND_SECTION_ID } from '@/lib/quote/apply-href';
import type { PickerState } from '@/lib/quote/apply-state';
import { carKindOptions } from '@/lib/quote/car-kind-selection';
import { mileageOptions } from '@/lib/quote/mileage-options';
import { parameterNames, routes } from '@/lib/site/routes';

/** A GET form for a visitor who doesn't know which car they want, or which model of a make. */
export function CarKindForm({ carKindSelection, numbersPath }: PickerState) {
  const { heading, text } = pageTexts().apply.carKind;
  const { carKind, make, mileage } = carKindSelection;
  return (
    <section className="mt-8 scroll-mt-24 border-line border-t pt-6" id={CAR_KIND_SECTION_ID}>
      <Heading as="h3">{heading}</Heading>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <form action={routes.apply}>
        {make && <input name="make" type="hidden" value={make} />}
        {numbersPath && (
          <input name={parameterNames.numbersPath} type="hidden" value={numbersPath} />
        )}
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            className="flex-1 basis-32"
            defaultValue={carKind}
            id="car-kind-select"
            label={make ? `Kind of ${make}` : 'Kind of car'}
            name={parameterNames.carKind}
            options={carKindOptions}
          />
          <SelectField
            className="flex-1 basis-32"
            defaultValue={mileage}
            id="car-kind-mileage"
            label="Miles a year"
            name="mileage"
            options={mileageOptions}
            placeholder="Not sure"
          />
        </div>
        <Button className="mt-5" type="submit" variant="outline">
          Ask what fits
        </Button>
      </form>
    </section>
  );
}
