import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';
import { knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import type { ApplyState } from '@/lib/quote/apply-state';

/** The layout of the apply page. */
export function ApplyPage({ state, children }: { state: ApplyState; children: ReactNode }) {
  const { make, model } = state.name === 'selected' ? knownVehicle(state.vehicle) : {};
  return (
    <div
      className="mx-auto max-w-3xl px-gutter pt-10 pb-20 sm:pt-14"
      data-make={make}
      data-model={model}
      data-own-form
    >
      <SectionHeading className="mb-8" level={1} title="Apply for Your Lease">
        {pages.apply.text}
      </SectionHeading>
      {children}
      {/* A form can't be printed. */}
      <p className="hidden print:block">Call us at {business.phone}.</p>
    </div>
  );
}
