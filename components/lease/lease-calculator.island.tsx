'use client';

import { money } from '@/lib/format/format';
import { calculateLease } from '@/lib/lease/lease';
import { leaseTool } from '@/lib/lease/lease-fields';
import { CarFields } from './car-fields';
import { LeaseFields, MoneyFields } from './lease-fields';
import { LeaseResults } from './lease-results';
import { AskUs, ToolActions } from './tool-actions';
import { ToolFrame, ToolMessages } from './tool-frame';
import { useTool } from './use-tool';

/** The lease calculator of the guides. */
export function LeaseTool({ makes }: { makes: readonly string[] }) {
  const tool = useTool(leaseTool);
  const { usable, ready } = tool;
  const lease = calculateLease(usable);
  const milesGiven = usable.milesPerYear === leaseTool.example.milesPerYear ? null : usable.milesPerYear;
  const numbers = [
    { label: 'A month', value: money(lease.billed) },
    { label: 'At signing', value: money(lease.dueAtSigning.total) },
    { label: 'Whole lease', value: money(lease.cost.total) },
  ];
  const summary = `Estimate: ${numbers.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
  return (
    <ToolFrame
      id="lease-calculator"
      intro="An unnamed car to start with. Change any number and everything below follows. An estimate, not an offer."
      numbers={numbers}
      title="Lease calculator"
      tool={tool}
    >
      <ToolMessages summary={summary} tool={tool} />
      <LeaseFields tool={tool} />
      <MoneyFields tool={tool} />
      <LeaseResults inputs={usable} lease={lease} ready={ready} />
      <p className="mt-6 text-slate text-xs">A lender’s contract decides, and this is no tax advice.</p>
      <ToolActions tool={tool} />
      <CarFields makes={makes} tool={tool} />
      <AskUs milesPerYear={milesGiven} tool={tool} />
    </ToolFrame>
  );
}
