import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import { pages } from '@/lib/content/pages';
import type { InitialState } from '@/lib/quote/apply-state';
import { DEFAULT_MILEAGE, mileageOptions } from '@/lib/quote/mileage-options';
import { needOptions, peopleOptions } from '@/lib/quote/need';
import { NOT_SURE_ID, OFFER, routes } from '@/lib/site/routes';

/**
 * Below the quote form, a native GET form for a visitor who doesn't know which car, or which of one
 * make.
 */
export function NotSure({ need: given, offer }: InitialState) {
  const { heading, text } = pages().apply.notSure;
  const { need, people, make, mileage, credit } = given;
  const fields = [
    ['need', make ? `Kind of ${make}` : 'Kind of car', needOptions, need],
    ['people', 'People', peopleOptions, people],
    ['mileage', 'Miles a year', mileageOptions, mileage || DEFAULT_MILEAGE],
  ] as const;
  return (
    <section className="mt-8 scroll-mt-24 border-line border-t pt-6" id={NOT_SURE_ID}>
      <Heading as="h3">{heading}</Heading>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <form action={routes.apply} data-place="not_sure">
        {make && <input name="make" type="hidden" value={make} />}
        {credit && <input name="credit" type="hidden" value={credit} />}
        {offer && <input name={OFFER} type="hidden" value={offer} />}
        <div className="flex flex-wrap items-end gap-4">
          {fields.map(([name, label, options, defaultValue]) => (
            <SelectField
              className="flex-1 basis-32"
              defaultValue={defaultValue}
              id={`need-${name}`}
              key={name}
              label={label}
              name={name}
              options={options}
            />
          ))}
        </div>
        <Button className="mt-5" data-event="need_continue" type="submit" variant="outline">
          Ask what fits
        </Button>
      </form>
    </section>
  );
}
