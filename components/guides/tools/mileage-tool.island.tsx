'use client';

import { AmountLine } from '@/components/ui/amounts';
import type { LeaseEndFact } from '@/lib/leasing/arithmetic/lease-end-calendar';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import { mileageLines, mileageSentence, mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { LeaseEnd } from './lease-end';
import { AskUs, ToolActions } from './tool-actions';
import { ToolFields, ToolFrame, ToolResult } from './tool-frame';
import { useTool } from './use-tool';

/** Where the miles of a lease are heading, and the dates of its end. */
export function MileageTool({ facts }: { facts: readonly LeaseEndFact[] }) {
  const tool = useTool(mileageTool);
  const { usable, results } = tool;
  const result = checkMileage(results);
  const isDriven = ['odometer', 'odometerAtStart', 'monthsSoFar'].some((name) =>
    Object.hasOwn(usable, name),
  );
  return (
    <ToolFrame
      intro="A driver in month 14 to start with. Enter your own lease and everything below updates."
      sentence={mileageSentence(result)}
      title="Mileage check"
      tool={tool}
    >
      <div className="noscript:hidden">
        <ToolFields
          names={['odometer', 'odometerAtStart', 'monthsSoFar', 'months', 'milesPerYear', 'charge']}
          tool={tool}
        />
      </div>
      <ToolResult>
        <dl className="@container">
          {mileageLines(result).map(([label, value]) => (
            <AmountLine key={label} label={label} value={value} />
          ))}
        </dl>
      </ToolResult>
      <LeaseEnd facts={facts} tool={tool} />
      <ToolActions tool={tool}>
        An estimate from your pace so far; the charge per mile and the dates of your contract
        decide. Miles bought in advance pay off if all of them cost less than the charge.
      </ToolActions>
      <AskUs
        label="Ask us for a lease with your miles"
        milesPerYear={isDriven ? result.pace * 12 : null}
        tool={tool}
      />
    </ToolFrame>
  );
}
