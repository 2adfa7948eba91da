'use client';

import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { LeadForm, type LeadFormSettings } from '@/components/lead-form/lead-form.island';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { bodyStyleOf } from '@/lib/catalogue/models';
import { mileageLabel } from '@/lib/quote/mileage';
import { preselectionFromQuery, type QuoteSelection } from '@/lib/quote/selection';
import { FORM_HEIGHT, MODEL_YEAR } from '@/lib/site/constants';

type Phase = { name: 'initial' } | { name: 'selected'; vehicle: QuoteSelection } | { name: 'confirmed' };

/**
 * The three states of the apply page (docs/product.md#apply-page). `picker` is the quote form: it submits to this page's
 * URL and prefills itself from the query when Change shows it again.
 */
export function ApplyFlow({
  picker,
  settings,
  formId,
}: {
  picker: ReactNode;
  settings: LeadFormSettings;
  formId: string;
}) {
  const [phase, setPhase] = useState<Phase>({ name: 'initial' });

  useEffect(() => {
    const vehicle = preselectionFromQuery(new URLSearchParams(window.location.search));
    if (!vehicle) return;
    setPhase({ name: 'selected', vehicle });
    window.scrollTo({ top: 0 });
  }, []);

  if (phase.name === 'confirmed') return <Confirmation />;
  if (phase.name === 'initial') return picker;
  const { make, model, mileage } = phase.vehicle;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-1 rounded border border-glass-deep bg-glass py-3 pr-2 pl-5">
        <img alt="" className="w-24" height={320} src={vehicleImage(make, model)} width={640} />
        <p className="min-w-48 flex-1">
          <span className="font-semibold">Selected:</span> {make}, {model}, {mileageLabel(mileage)} mi/yr,{' '}
          {MODEL_YEAR}
        </p>
        <Button onClick={() => setPhase({ name: 'initial' })} variant="quiet">
          Change
        </Button>
      </div>
      <Card as="section" className="p-5 sm:p-8" lifted>
        <h2 className="mb-5 font-display font-semibold text-2xl">Complete Your Application</h2>
        <LeadForm
          formId={formId}
          height={FORM_HEIGHT.apply}
          hidden={{ make, model, trim: '', year: MODEL_YEAR, mileage }}
          onSubmitted={() => {
            setPhase({ name: 'confirmed' });
            window.scrollTo({ top: 0 });
          }}
          settings={settings}
        />
      </Card>
    </>
  );
}

/** The drawing of the selected model's body style, so that a wrong choice is easy to notice. */
function vehicleImage(make: string, model: string): string {
  return `/vehicles/${bodyStyleOf(make, model) ?? 'sedan'}-ink.svg`;
}

function Confirmation() {
  return (
    <Card as="section" className="px-6 py-12 text-center sm:px-12" lifted>
      <div role="status">
        <Icon className="mx-auto mb-5 size-14 text-harbor" shape={CircleCheck} />
        <h2 className="font-display font-semibold text-3xl">Application Submitted!</h2>
        <p className="mx-auto mt-4 max-w-md text-lg text-slate">
          Thank you for your interest. Our leasing specialists will review your application and contact you
          shortly.
        </p>
        <p className="mx-auto mt-3 max-w-md text-slate">
          We typically respond within 24 hours during business days.
        </p>
      </div>
    </Card>
  );
}
