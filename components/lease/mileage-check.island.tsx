'use client';

import { AmountLine } from '@/components/ui/amount-line';
import { NumberField } from '@/components/ui/fields';
import type { LeaseEndFact } from '@/lib/lease/lease-end';
import { checkMileage, mileageTool } from '@/lib/lease/mileage';
import { mileageSummary, outlook } from '@/lib/lease/mileage-words';
import { LeaseEnd } from './lease-end';
import { AskUs, ToolActions } from './tool-actions';
import { FieldGrid, ToolFrame, ToolResult } from './tool-frame';
import { useTool } from './use-tool';

/** Where the miles of a lease are heading, and the dates of its end. */
export function MileageTool({ facts }: { facts: readonly LeaseEndFact[] }) {
  const tool = useTool(mileageTool);
  const { field, usable, results } = tool;
  const result = checkMileage(results);
  const isDriven = ['odometer', 'odometerAtStart', 'monthsSoFar'].some((name) => Object.hasOwn(usable, name));
  return (
    <ToolFrame
      intro="A driver in month 14 to start with. Enter your own lease and everything below updates."
      sentence={mileageSummary(result)}
      title="Mileage check"
      tool={tool}
    >
      <div className="noscript:hidden">
        <FieldGrid>
          <NumberField {...field('odometer')} whole />
          <NumberField {...field('odometerAtStart')} whole />
          <NumberField {...field('monthsSoFar')} whole />
          <NumberField {...field('months')} unit="months" whole />
          <NumberField {...field('milesPerYear')} whole />
          <NumberField {...field('charge')} hint="Usually $0.15 to $0.25" unit="$" />
        </FieldGrid>
      </div>
      <ToolResult>
        <dl className="amounts">
          {outlook(result).map(([label, value]) => (
            <AmountLine key={label} label={label} value={value} />
          ))}
        </dl>
      </ToolResult>
      <LeaseEnd facts={facts} tool={tool} />
      <p className="mt-6 text-muted text-xs print:mt-2">
        An estimate from your pace so far; the charge per mile and the dates of your contract decide. Miles
        bought in advance pay off if all of them cost less than the charge.
      </p>
      <ToolActions tool={tool} />
      <AskUs
        label="Ask us for a lease with your miles"
        milesPerYear={isDriven ? result.pace * 12 : null}
        tool={tool}
      />
    </ToolFrame>
  );
}
