'use client';

import { useRef } from 'react';
import { NumberField } from '@/components/ui/number-field';
import { count } from '@/lib/format/format';
import type { LeaseEndFact } from '@/lib/lease/lease-end';
import { checkMileage } from '@/lib/lease/mileage-check';
import { mileageTool } from '@/lib/lease/mileage-state';
import { mileageSummary } from '@/lib/lease/mileage-words';
import { rangeInDollars } from '@/lib/lease/offer';
import { parametersOf } from '@/lib/lease/query';
import { AskUs } from './ask-us';
import { KeyNumbers } from './key-numbers';
import { LeaseEnd } from './lease-end';
import { MileageResultView } from './mileage-result';
import { ToolActions } from './tool-actions';
import { FieldGrid, ToolFrame } from './tool-frame';
import { ToolMessages } from './tool-messages';
import { useTool } from './use-tool';

/** Where the miles of a lease are heading, and the dates of its end (docs/product.md#tools-in-guides). */
export function MileageTool({ facts }: { facts: readonly LeaseEndFact[] }) {
  const form = useRef<HTMLFormElement>(null);
  const tool = useTool(form, mileageTool);
  const { field, usable, values, ready } = tool;
  const result = checkMileage(usable);
  const summary = mileageSummary(result);
  const { projected, allowance, over, under, charge } = result;
  const { example } = mileageTool;
  const isExample = values.odometer === example.odometer && values.monthsSoFar === example.monthsSoFar;
  return (
    <ToolFrame
      form={form}
      id="mileage-check"
      intro="A driver in month 14 to start with. Enter your own lease and everything below follows."
      parameters={parametersOf(mileageTool.fields)}
      title="Mileage check"
    >
      <KeyNumbers
        numbers={[
          { label: 'Miles at the end', value: count(projected) },
          { label: 'Your plan', value: count(allowance) },
          over > 0
            ? { label: 'Charge at the end', value: rangeInDollars(charge) }
            : { label: 'Miles unused', value: count(under) },
        ]}
      />
      <ToolMessages {...tool} fields={mileageTool.fields} summary={summary} />
      <div className="noscript:hidden">
        <FieldGrid>
          <NumberField {...field('odometer')} whole />
          <NumberField {...field('odometerAtStart')} whole />
          <NumberField {...field('monthsSoFar')} whole />
          <NumberField {...field('months')} unit="months" whole />
          <NumberField {...field('milesPerYear')} whole />
        </FieldGrid>
      </div>
      <MileageResultView inputs={usable} ready={ready} result={result} summary={summary} />
      <LeaseEnd facts={facts} tool={tool} />
      <p className="mt-6 text-slate text-xs print:mt-2">
        An estimate from your pace so far; the charge per mile and the dates of your contract decide.
      </p>
      {ready && <ToolActions {...tool} form={form} />}
      <AskUs
        label="Ask us for a lease with your miles"
        milesPerYear={isExample ? null : result.pace * 12}
        query={tool.query}
      />
    </ToolFrame>
  );
}
