'use client';

import { ArrowRight } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { Button } from '@/components/ui/button';
import { optionsIncluding, SelectField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { detailsOf, pushEvent } from '@/lib/analytics/events';
import { makes } from '@/lib/catalogue/makes';
import { knownVehicle, modelsOf } from '@/lib/catalogue/models';
import { mileageOptions } from '@/lib/quote/mileage-options';
import {
  INCOMPLETE_MESSAGE,
  isComplete,
  PREFILL_PARAMETERS,
  type QuoteSelection,
} from '@/lib/quote/selection';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { INTERESTED_VEHICLE, OFFER, routes } from '@/lib/site/routes';
import { NotSureLink } from './not-sure-link';
import { useQuoteSelection } from './use-quote-selection';

const makeNames = makes.map(({ name }) => name);
const fields = ['make', 'model', 'mileage'] as const;

/** The first field to fill in; without a make there is no list of models. */
const missingField = (selection: QuoteSelection) =>
  fields.find((field) => !selection[field] && (field !== 'model' || selection.make));

type Props = {
  initial?: QuoteSelection;
  incomplete?: boolean;
  focusMake?: boolean;
  offer?: string;
  /** Of a vehicle that is to change. */
  year?: string;
};

/**
 * A native GET form to /apply. Without `initial` the browser reads the query. `incomplete`: with
 * its message from the start.
 */
export function QuoteForm(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { selection, choose, ready, offer = props.offer } = useQuoteSelection(form, props.initial);
  const { year = MODEL_YEAR } = props;
  const [incomplete, setIncomplete] = useState(props.incomplete ?? false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const complete = isComplete(selection);
    setIncomplete(!complete);
    if (complete) {
      pushEvent('quote_continue', detailsOf(event.currentTarget));
      return; // The browser goes to /apply?make=…&model=…&year=…&mileage=…
    }
    event.preventDefault();
    const missing = missingField(selection);
    if (missing) form.current?.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
  };

  const known = knownVehicle(selection);
  const focused = props.incomplete
    ? missingField(props.initial ?? selection)
    : props.focusMake && 'make';
  const field = (name: keyof QuoteSelection) => ({
    errorId: incomplete && !selection[name] ? 'quote-error' : undefined,
    autoFocus: focused === name,
    id: `quote-${name}`,
    name,
    onChange: (value: string) => choose(name, value),
    value: selection[name],
  });

  return (
    <form
      action={routes.apply}
      className="space-y-5"
      data-island={PREFILL_PARAMETERS}
      data-make={known.make}
      data-model={known.model}
      data-place="quote_form"
      onSubmit={submit}
      ref={form}
    >
      <KnownCar {...selection} />
      <SelectField
        {...field('make')}
        label="Make"
        options={optionsIncluding(makeNames, selection.make)}
        placeholder="Choose a make"
      />
      <SelectField
        {...field('model')}
        // Without JavaScript, Continue leads to the apply page, which has the list.
        className={selection.make ? '' : 'noscript:hidden'}
        disabled={!selection.make}
        label="Model"
        options={optionsIncluding(modelsOf(selection.make), selection.model)}
        placeholder={selection.make ? 'Choose a model' : 'Choose a make first'}
      />
      {/* Until the script runs, the list stays when the make changes. `models` says whose models they are, so that the apply page drops one of another make. */}
      {!ready && selection.make && <input name="models" type="hidden" value={selection.make} />}
      <input name="year" type="hidden" value={year} />
      {year !== MODEL_YEAR && <input name={INTERESTED_VEHICLE} type="hidden" value={year} />}
      <SelectField
        {...field('mileage')}
        label="Annual mileage"
        options={mileageOptions}
        placeholder="Choose annual mileage"
      />
      {offer && (
        <p className="text-muted text-sm">
          The numbers from your offer go along. You’ll see them on the next page.
          <input name={OFFER} type="hidden" value={offer} />
        </p>
      )}
      <div>
        <Button size="large" type="submit" wide>
          Continue
          <Icon shape={ArrowRight} />
        </Button>
        <p className="mt-3 font-semibold text-error-deep empty:mt-0" id="quote-error" role="alert">
          {incomplete && !isComplete(selection) ? INCOMPLETE_MESSAGE : ''}
        </p>
        <NotSureLink {...props} make={known.make} mileage={selection.mileage} offer={offer} />
      </div>
    </form>
  );
}
