import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields';
import { Heading } from '@/components/ui/heading';
import { pages } from '@/lib/content/pages';
import type { InitialState } from '@/lib/quote/apply-state';
import { mileageOptions } from '@/lib/quote/mileage-options';
import { needOptions, peopleOptions } from '@/lib/quote/need';
import { NEED_ID, routes, TOOL_LINK } from '@/lib/site/routes';

/** A GET form for a visitor who doesn't know which car they want, or which model of a make. */
export function NeedForm({ needSelection, credit, toolLink }: InitialState) {
  const { heading, text } = pages().apply.need;
  const { need, people, make, mileage } = needSelection;
  const lists = [
    { name: 'need', label: make ? `Kind of ${make}` : 'Kind of car', options: needOptions },
    { name: 'people', label: 'People', options: peopleOptions },
    { name: 'mileage', label: 'Miles a year', options: mileageOptions, placeholder: 'Not sure' },
  ] as const;
  const values = { need, people, mileage };
  return (
    <section className="mt-8 scroll-mt-24 border-line border-t pt-6" id={NEED_ID}>
      <Heading as="h3">{heading}</Heading>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <form action={routes.apply} data-place="need_form">
        {make && <input name="make" type="hidden" value={make} />}
        {credit && <input name="credit" type="hidden" value={credit} />}
        {toolLink && <input name={TOOL_LINK} type="hidden" value={toolLink} />}
        <div className="flex flex-wrap items-end gap-3">
          {lists.map((list) => (
            <SelectField
              className="flex-1 basis-32"
              defaultValue={values[list.name]}
              id={`need-${list.name}`}
              key={list.name}
              {...list}
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
