'use client';

import { NumberField } from '@/components/ui/fields';
import { count } from '@/lib/format/format';
import type { LeaseEndFact } from '@/lib/lease/lease-end';
import { checkMileage } from '@/lib/lease/mileage';
import { mileageTool } from '@/lib/lease/mileage-fields';
import { mileageSummary } from '@/lib/lease/mileage-words';
import { rangeInDollars } from '@/lib/lease/offer';
import { LeaseEnd } from './lease-end';
import { MileageResultView } from './mileage-result';
import { AskUs, ToolActions } from './tool-actions';
import { FieldGrid, ToolFrame, ToolMessages } from './tool-frame';
import { useTool } from './use-tool';

/** Where the miles of a lease are heading, and the dates of its end. */
export function MileageTool({ facts }: { facts: readonly LeaseEndFact[] }) {
  const tool = useTool(mileageTool);
  const { field, usable, values, ready } = tool;
  const result = checkMileage(usable);
  const summary = mileageSummary(result);
  const { projected, allowance, over, under, charge } = result;
  const { example } = mileageTool;
  const isExample = values.odometer === example.odometer && values.monthsSoFar === example.monthsSoFar;
  return (
    <ToolFrame
      id="mileage-check"
      intro="A driver in month 14 to start with. Enter your own lease and everything below follows."
      numbers={[
        { label: 'Miles at the end', value: count(projected) },
        { label: 'Your plan', value: count(allowance) },
        over > 0
          ? { label: 'Charge at the end', value: rangeInDollars(charge) }
          : { label: 'Miles unused', value: count(under) },
      ]}
      title="Mileage check"
      tool={tool}
    >
      <ToolMessages summary={summary} tool={tool} />
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
      <ToolActions tool={tool} />
      <AskUs
        label="Ask us for a lease with your miles"
        milesPerYear={isExample ? null : result.pace * 12}
        tool={tool}
      />
    </ToolFrame>
  );
}
