'use client';

import { ArrowRight, CircleAlert } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { GetQuoteFields } from '@/components/layout/get-quote-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { catalogueCar } from '@/lib/catalogue/models';
import { eventDetailsOf, pushEvent } from '@/lib/measuring/events';
import type { PickerState } from '@/lib/quote/apply-state';
import {
  INCOMPLETE_MESSAGE,
  isFilledIn,
  missingField,
  type QuoteSelection,
} from '@/lib/quote/quote-selection';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { routes } from '@/lib/site/routes';
import { ChooseCarKindLink } from './choose-car-kind-link';
import { QuoteFields } from './quote-fields';
import { keepSelection, useQuoteSelection } from './use-quote-selection';

/**
 * A native GET form to /apply.
 *
 * @param props `state` of the apply page. On other pages, the browser reads the query.
 */
export function QuoteForm({ state }: { state?: PickerState }) {
  const form = useRef<HTMLFormElement>(null);
  const { selection, choose, ready } = useQuoteSelection(form, state);
  const [refused, setRefused] = useState(state?.incomplete ?? false);
  const incomplete = refused && !isFilledIn(selection);
  const car = catalogueCar(selection);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const missing = missingField(selection);
    setRefused(missing !== undefined);
    if (missing) {
      event.preventDefault();
      form.current?.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
      return;
    }
    // For Back: the browser goes on to /apply?make=…&model=…&year=…&mileage=…
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
      <GetQuoteFields {...selection} />
      <QuoteFields
        onChoose={choose}
        incomplete={incomplete}
        focused={state && firstFocus(state)}
        opensWithMake={state !== undefined && opensWithMake(state)}
        ready={ready}
        selection={selection}
        year={yearOf(selection, state)}
      />
      <div>
        <Button size="large" type="submit" wide>
          Continue
          <Icon shape={ArrowRight} />
        </Button>
        <div id="quote-error" role="alert">
          {incomplete && (
            <p className="mt-3 flex gap-2 font-semibold text-error-deep text-sm">
              <Icon className="size-5" shape={CircleAlert} />
              {INCOMPLETE_MESSAGE}
            </p>
          )}
        </div>
        <ChooseCarKindLink initial={state?.selection} make={car.make} mileage={selection.mileage} />
      </div>
    </form>
  );
}

/** The field to focus when the page opens; `undefined` for none. */
function firstFocus(state: PickerState): keyof QuoteSelection | undefined {
  if (state.incomplete) return missingField(state.selection);
  return state.changesCar ? 'make' : undefined;
}

/** Keeps the year of the car that the visitor is changing while make and model stay the same. */
function yearOf({ make, model }: QuoteSelection, state?: PickerState): string {
  const isSame = make === state?.selection.make && model === state.selection.model;
  return isSame ? state.year : MODEL_YEAR;
}

/** Whether the page opens with a make, so that the visitor now has to choose its model. */
function opensWithMake({ selection, incomplete }: PickerState): boolean {
  return missingField(selection) === 'model' && !incomplete;
}
