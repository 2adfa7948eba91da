'use client';

import { ArrowRight, CircleAlert } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { catalogueCar } from '@/lib/catalogue/models';
import { eventDetailsOf, pushEvent } from '@/lib/measuring/events';
import { carKindHref } from '@/lib/quote/apply-href';
import type { PickerState } from '@/lib/quote/apply-state';
import { INCOMPLETE_MESSAGE, missingField, type QuoteSelection } from '@/lib/quote/quote-selection';
import { modelYearText } from '@/lib/site/model-year-text';
import { parameterNames, routes } from '@/lib/site/routes';
import { CarForGetQuote } from './car-for-get-quote';
import { QuoteFields } from './quote-fields';
import { keepSelection, useQuoteSelection } from './use-quote-selection';

/**
 * A native GET form to /apply.
 *
 * @param props `state` of the apply page. On other pages, the browser reads the query.
 */
export function QuoteForm({ state }: { state?: PickerState }) {
  const form = useRef<HTMLFormElement>(null);
  const { selection, choose, isReady } = useQuoteSelection(form, state);
  const [refused, setRefused] = useState(state?.wasSentIncomplete ?? false);
  const missing = missingField(selection);
  const isIncomplete = refused && missing !== undefined;
  const car = catalogueCar(selection);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    setRefused(missing !== undefined);
    if (missing) {
      event.preventDefault();
      form.current?.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
      return;
    }
    // So that Back shows it again: the browser goes on to /apply?make=…&model=…&year=…&mileage=…
    keepSelection(selection);
    pushEvent('quote_continue', eventDetailsOf(event.currentTarget));
  };

  return (
    <form
      action={routes.apply}
      className="space-y-5"
      data-make={car.make}
      data-model={car.model}
      data-place="quote_form"
      onSubmit={submit}
      ref={form}
    >
      <CarForGetQuote {...selection} />
      <QuoteFields
        onChoose={choose}
        focused={state?.wasSentIncomplete ? missingField(state.selection) : undefined}
        isIncomplete={isIncomplete}
        isReady={isReady}
        selection={selection}
        year={yearOf(selection, state)}
      />
      {state?.numbersPath && (
        <input name={parameterNames.numbersPath} type="hidden" value={state.numbersPath} />
      )}
      <div>
        <Button size="large" type="submit" wide>
          Continue
          <Icon icon={ArrowRight} />
        </Button>
        <div id="quote-error" role="alert">
          {isIncomplete && (
            <p className="mt-3 flex gap-2 font-semibold text-error-deep text-sm">
              <Icon className="size-5" icon={CircleAlert} />
              {INCOMPLETE_MESSAGE}
            </p>
          )}
        </div>
        {!state && <ChooseCarKindLink make={car.make} mileage={selection.mileage} />}
      </div>
    </form>
  );
}

/** Leads to the apply page's choice by need (CarKindForm), with what has been chosen so far. */
function ChooseCarKindLink({ make, mileage }: { make?: string; mileage: string }) {
  return (
    <TextLink className="mt-2" href={carKindHref({ make, mileage })} variant="alone">
      {`Not sure ${make ? `which ${make}` : 'yet'}? Choose by what you need`}
    </TextLink>
  );
}

/** Keeps the year of the car that the visitor is changing while make and model stay the same. */
function yearOf({ make, model }: QuoteSelection, state?: PickerState): string {
  const isSame = make === state?.selection.make && model === state.selection.model;
  return isSame ? state.year : modelYearText;
}
