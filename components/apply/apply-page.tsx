import type { ReactNode } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import type { ApplyState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';

export function ApplyPage({ state, children }: { state: ApplyState; children: ReactNode }) {
  const { make, model } = state.name === 'selected' ? knownVehicle(state.vehicle) : {};
  const { heading, text } = pages().apply;
  return (
    <PageFrame data-make={make} data-model={model} data-own-form width="form">
      <PageHeader className="mb-8" crumbs={[{ label: 'Apply', href: routes.apply }]} title={heading}>
        {text}
      </PageHeader>
      {state.name === 'selected' && <KnownCar {...state.car} />}
      {children}
      {/* A form can't be printed. */}
      <p className="hidden print:block">Call us at {business().phone}.</p>
    </PageFrame>
  );
}

export function FormCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="print:hidden" lifted padding="form">
      <Heading className="mb-5" size="card">
        {heading}
      </Heading>
      {children}
    </Card>
  );
}
