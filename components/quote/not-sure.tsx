import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import { pages } from '@/lib/content/pages';
import type { InitialState } from '@/lib/quote/apply-state';
import { DEFAULT_MILEAGE, mileageOptions } from '@/lib/quote/mileage-options';
import { NOT_SURE_ID, needOptions, peopleOptions } from '@/lib/quote/need';
import { OFFER, routes } from '@/lib/site/routes';

/** A native GET form to the apply page for a visitor who doesn't know which car; with `make` it's one of that make. */
export function NotSure({ need: given, offer }: InitialState) {
  const { heading, text } = pages().apply.notSure;
  const { need, people, make, mileage = DEFAULT_MILEAGE } = { need: undefined, people: undefined, ...given };
  return (
    <Card as="section" className="mt-6 scroll-mt-24 print:hidden" id={NOT_SURE_ID} padding="form">
      <Heading size="card">{heading}</Heading>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      <form action={routes.apply} data-place="not_sure">
        {make && <input name="make" type="hidden" value={make} />}
        {offer && <input name={OFFER} type="hidden" value={offer} />}
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            defaultValue={need}
            id="need-kind"
            label={make ? `Kind of ${make}` : 'Kind of car'}
            name="need"
            options={needOptions}
          />
          <SelectField defaultValue={people} label="People" name="people" options={peopleOptions} />
          <SelectField
            defaultValue={mileage || DEFAULT_MILEAGE}
            id="need-mileage"
            label="Miles a year"
            name="mileage"
            options={mileageOptions}
          />
        </div>
        <Button className="mt-5" data-event="need_continue" type="submit" variant="outline">
          Ask what fits
        </Button>
      </form>
    </Card>
  );
}
