'use client';

import { ArrowRight } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { QuoteCarFields } from '@/components/layout/get-quote-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { detailsOf, pushEvent } from '@/lib/analytics/events';
import { knownVehicle } from '@/lib/catalogue/models';
import type { StatedNeed } from '@/lib/quote/need';
import {
  INCOMPLETE_MESSAGE,
  isComplete,
  missingField,
  type QuoteSelection,
} from '@/lib/quote/selection';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { OFFER, routes } from '@/lib/site/routes';
import { NeedLink } from './need-link';
import { QuoteFields } from './quote-fields';
import { keepSelection, useQuoteSelection } from './use-quote-selection';

type Props = {
  /** The selection that the server knows. Without it the browser reads the query. */
  initial?: QuoteSelection;
  /** Whether the message about missing fields is there from the start. */
  incomplete?: boolean;
  focusMake?: boolean;
  /** The link of a tool whose numbers go along. */
  offer?: string;
  /** The year of a car that is to change. */
  year?: string;
  /** The need that was stated before: its credit goes along. */
  need?: Partial<StatedNeed>;
};

/** A native GET form to /apply. */
export function QuoteForm(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { selection, choose, ready, offer = props.offer } = useQuoteSelection(form, props.initial);
  const [refused, setRefused] = useState(props.incomplete ?? false);
  const incomplete = refused && !isComplete(selection);
  const known = knownVehicle(selection);
  const credit = props.need?.credit;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const missing = missingField(selection);
    setRefused(missing !== undefined);
    if (missing) {
      event.preventDefault();
      form.current?.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
      return;
    }
    // The browser goes to /apply?make=…&model=…&year=…&mileage=…
    keepSelection(selection);
    pushEvent('quote_continue', detailsOf(event.currentTarget));
  };

  return (
    <form
      action={routes.apply}
      className="space-y-5"
      data-make={known.make}
      data-model={known.model}
      data-place="quote_form"
      onSubmit={submit}
      ref={form}
    >
      <QuoteCarFields {...selection} />
      <QuoteFields
        choose={choose}
        errorId={incomplete ? ERROR_ID : undefined}
        focused={firstFocus(props)}
        modelIsNext={modelIsNext(props)}
        ready={ready}
        selection={selection}
        year={yearOf(selection, props)}
      />
      {credit && <input name="credit" type="hidden" value={credit} />}
      {offer && <Numbers link={offer} />}
      <div>
        <Button size="large" type="submit" wide>
          Continue
          <Icon shape={ArrowRight} />
        </Button>
        <p className="mt-3 font-semibold text-error-deep empty:mt-0" id={ERROR_ID} role="alert">
          {incomplete ? INCOMPLETE_MESSAGE : ''}
        </p>
        <NeedLink
          initial={props.initial}
          credit={credit}
          make={known.make}
          mileage={selection.mileage}
          offer={offer}
        />
      </div>
    </form>
  );
}

const ERROR_ID = 'quote-error';

/** @returns the field that has the focus when the page opens; `undefined` for none */
function firstFocus({ initial, incomplete, focusMake }: Props): keyof QuoteSelection | undefined {
  if (incomplete && initial) return missingField(initial);
  return focusMake ? 'make' : undefined;
}

/** @returns the year of the car that is to change, as long as the car is the same */
function yearOf({ make, model }: QuoteSelection, { initial, year }: Props): string {
  const isSame = make === initial?.make && model === initial.model;
  return (isSame && year) || MODEL_YEAR;
}

/** Whether the page opens with a make, of which the model is to be chosen now. */
function modelIsNext({ initial, incomplete }: Props): boolean {
  const hasMakeOnly = initial !== undefined && missingField(initial) === 'model';
  return hasMakeOnly && !incomplete;
}

function Numbers({ link }: { link: string }) {
  return (
    <p className="text-muted text-sm">
      The numbers from your offer go along. You’ll see them on the next page.
      <input name={OFFER} type="hidden" value={link} />
    </p>
  );
}
