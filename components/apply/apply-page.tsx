import { ChevronDown, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { bodyStyleOf, knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import type { ApplyState, SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage';
import { applyHref } from '@/lib/site/routes';

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
      <SectionHeading className="mb-8" level={1} title={pages.apply.heading}>
        {pages.apply.text}
      </SectionHeading>
      {children}
      {/* A form can't be printed. */}
      <p className="hidden print:block">Call us at {business.phone}.</p>
    </div>
  );
}

/** The initial state of the apply page; `children` is the quote form. */
export function VehiclePicker({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className="p-5 sm:p-8 print:hidden" lifted>
      <h2 className="mb-5 font-display font-semibold text-2xl">{pages.apply.pickerHeading}</h2>
      {children}
    </Card>
  );
}

/**
 * The summary bar of the apply page; the drawing of the model's body style makes a wrong choice easy to notice. Below it,
 * the numbers of a tool that go along.
 */
export function SelectedVehicle({ vehicle, hidden, changeHref }: SelectedState) {
  const { make, model, mileage } = vehicle;
  const style = bodyStyleOf(make, model) ?? 'sedan';
  return (
    <>
      <div className="mb-6 flex items-center gap-x-3 rounded border border-tint-deep bg-tint py-3 pr-1 pl-4 xs:gap-x-5 xs:pl-5">
        <img
          alt=""
          className="hidden w-16 shrink-0 min-[22.5rem]:block xs:w-24"
          height={320}
          src={`/vehicles/${style}-ink.svg`}
          width={640}
        />
        <p className="min-w-0 flex-1">
          <span className="font-semibold">Selected:</span> {make}, {model}, {mileageLabel(mileage)} mi/yr,{' '}
          {hidden.year}
        </p>
        <Button className="max-xs:px-3 print:hidden" href={changeHref} rel="nofollow" variant="quiet">
          Change
        </Button>
      </div>
      {hidden.offer && (
        <details className="group mb-6 rounded border border-tint-deep bg-white px-4 py-1 xs:px-5 print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold">
            These numbers go with your request
            <Icon
              className="size-5 text-accent transition-transform duration-calm ease-tide group-open:rotate-180"
              shape={ChevronDown}
            />
          </summary>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{hidden.offer}</p>
          <Button className="-ml-5" href={applyHref(vehicle)} rel="nofollow" variant="quiet">
            Leave them out
          </Button>
        </details>
      )}
    </>
  );
}

/** The confirmed state of the apply page. */
export function Confirmation({ vehicle, hidden }: SelectedState) {
  const { make, model, mileage } = vehicle;
  const { heading, text, response } = pages.apply.thanks;
  return (
    <Card as="section" className="px-6 py-12 text-center sm:px-12" lifted>
      <div role="status">
        <Icon className="mx-auto mb-5 size-14 text-action" shape={CircleCheck} />
        <h2 className="font-display font-semibold text-3xl outline-none" tabIndex={-1}>
          {heading}
        </h2>
        <p className="mx-auto mt-4 max-w-md text-lg text-muted">{text}</p>
        <p className="mx-auto mt-3 max-w-md text-muted">{response}</p>
        <p className="mx-auto mt-3 max-w-md text-muted">
          You applied for a {hidden.year} {make} {model} with {mileageLabel(mileage)} miles a year.
        </p>
      </div>
    </Card>
  );
}
