'use client';

import { ArrowRight } from 'lucide';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { optionsIncluding } from '@/components/ui/select-options';
import { makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { READY_EVENT } from '@/lib/quote/early-submit';
import { mileageOptions } from '@/lib/quote/mileage';
import {
  emptySelection,
  INCOMPLETE_MESSAGE,
  isComplete,
  prefillFromQuery,
  type QuoteSelection,
} from '@/lib/quote/selection';
import { MODEL_YEAR } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';

const fields = ['make', 'model', 'mileage'] as const;

/**
 * The quote form (docs/product.md#quote-form), a native GET form to /apply. JavaScript adds the model list, prefills
 * from the URL and shows a message when a field is missing.
 */
export function QuoteForm() {
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState<QuoteSelection>(emptySelection);
  const [incomplete, setIncomplete] = useState(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const prefilled = prefillFromQuery(new URLSearchParams(window.location.search));
    // A choice made before hydration takes precedence over the URL.
    const chosen = new FormData(form.current ?? undefined);
    const make = String(chosen.get('make') ?? '');
    const mileage = String(chosen.get('mileage') ?? '') || prefilled.mileage;
    const next = make ? { make, model: '', mileage } : { ...prefilled, mileage };
    if (Object.values(next).some(Boolean)) setSelection(next);
    setReady(true);
  }, []);

  useEffect(() => {
    if (ready) form.current?.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
  }, [ready]);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { name, value } = event.target;
    setSelection((before) => ({ ...before, [name]: value, ...(name === 'make' && { model: '' }) }));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const complete = isComplete(selection);
    setIncomplete(!complete);
    if (complete) return; // The browser goes to /apply?make=…&model=…&year=2025&mileage=…
    event.preventDefault();
    const missing = fields.find((field) => !selection[field] && (field !== 'model' || selection.make));
    if (missing) form.current?.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
  };

  const invalid = (field: keyof QuoteSelection) => incomplete && !selection[field];

  return (
    <form action={routes.apply} className="space-y-5" data-held noValidate onSubmit={submit} ref={form}>
      <Select
        aria-describedby={invalid('make') ? 'quote-error' : undefined}
        id="quote-make"
        invalid={invalid('make')}
        label="Make"
        name="make"
        onChange={choose}
        options={optionsIncluding(
          makes.map((make) => make.name),
          selection.make,
        )}
        placeholder="Choose a make"
        value={selection.make}
      />
      <Select
        aria-describedby={invalid('model') ? 'quote-error' : undefined}
        className="quote-model"
        disabled={!selection.make}
        id="quote-model"
        invalid={invalid('model')}
        label="Model"
        name="model"
        onChange={choose}
        options={optionsIncluding(modelsOf(selection.make), selection.model)}
        placeholder={selection.make ? 'Choose a model' : 'Choose a make first'}
        value={selection.model}
      />
      <noscript>
        <style>{'.quote-model{display:none}'}</style>
        <label className="mb-1.5 block font-semibold text-sm" htmlFor="quote-model-text">
          Model
        </label>
        <input
          className="min-h-13 w-full rounded border border-control bg-white px-4 py-3"
          id="quote-model-text"
          name="model"
          type="text"
        />
      </noscript>
      <input name="year" type="hidden" value={MODEL_YEAR} />
      <Select
        aria-describedby={invalid('mileage') ? 'quote-error' : undefined}
        id="quote-mileage"
        invalid={invalid('mileage')}
        label="Annual mileage"
        name="mileage"
        onChange={choose}
        options={mileageOptions}
        placeholder="Choose your miles a year"
        value={selection.mileage}
      />
      <div>
        <Button size="large" type="submit" wide>
          Continue
          <Icon shape={ArrowRight} />
        </Button>
        <p className="mt-3 font-semibold text-coral-deep empty:mt-0" id="quote-error" role="alert">
          {incomplete && !isComplete(selection) ? INCOMPLETE_MESSAGE : ''}
        </p>
      </div>
    </form>
  );
}
