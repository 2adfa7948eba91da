'use client';

import { ArrowRight } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { optionsIncluding, Select } from '@/components/ui/select';
import { detailsOf, pushEvent } from '@/lib/analytics/events';
import { makes } from '@/lib/catalogue/makes';
import { knownVehicle, modelsOf } from '@/lib/catalogue/models';
import { mileageOptions } from '@/lib/quote/mileage';
import {
  INCOMPLETE_MESSAGE,
  isComplete,
  PREFILL_PARAMETERS,
  type QuoteSelection,
} from '@/lib/quote/selection';
import { MODEL_YEAR, OFFER } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';
import { useQuoteSelection } from './use-quote-selection';

const fields = ['make', 'model', 'mileage'] as const;

/** The first field to fill in; without a make there is no list of models. */
const missingField = (selection: QuoteSelection) =>
  fields.find((field) => !selection[field] && (field !== 'model' || selection.make));

/**
 * The quote form, a native GET form to /apply. JavaScript lists the models of a make that
 * is chosen here, and shows a message when a field is missing.
 *
 * @param props `initial`: what the form is filled in with, on a page that knows its query; elsewhere the browser reads
 *   it. `incomplete`: shows the message from the start, with the focus on the missing field; `focusMake`: focuses the make;
 *   `offer`: the link of the tool whose numbers go along
 */
export function QuoteForm(props: {
  initial?: QuoteSelection;
  incomplete?: boolean;
  focusMake?: boolean;
  offer?: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { selection, choose, ready, offer = props.offer } = useQuoteSelection(form, props.initial);
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
  const focused = props.incomplete ? missingField(props.initial ?? selection) : props.focusMake && 'make';
  const field = (name: keyof QuoteSelection) => {
    const invalid = incomplete && !selection[name];
    return {
      'aria-describedby': invalid ? 'quote-error' : undefined,
      autoFocus: focused === name,
      id: `quote-${name}`,
      invalid,
      name,
      onChange: choose,
      value: selection[name],
    };
  };

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
      <Select
        {...field('make')}
        label="Make"
        options={optionsIncluding(
          makes.map((make) => make.name),
          selection.make,
        )}
        placeholder="Choose a make"
      />
      <Select
        {...field('model')}
        // Without JavaScript, Continue leads to the apply page, which has the list.
        className={selection.make ? '' : 'noscript:hidden'}
        disabled={!selection.make}
        label="Model"
        options={optionsIncluding(modelsOf(selection.make), selection.model)}
        placeholder={selection.make ? 'Choose a model' : 'Choose a make first'}
      />
      {/* Before hydration another make does not change the list: the apply page drops a model of the make named here. */}
      {!ready && selection.make && <input name="models" type="hidden" value={selection.make} />}
      <input name="year" type="hidden" value={MODEL_YEAR} />
      <Select
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
        <p className="mt-3 font-semibold text-accent-deep empty:mt-0" id="quote-error" role="alert">
          {incomplete && !isComplete(selection) ? INCOMPLETE_MESSAGE : ''}
        </p>
      </div>
    </form>
  );
}
