'use client';

import { useRef } from 'react';
import { money } from '@/lib/format/format';
import { calculator } from '@/lib/lease/calculator-state';
import { calculateLease } from '@/lib/lease/lease';
import { parametersOf } from '@/lib/lease/query';
import { AskUs } from './ask-us';
import { CalculatorFields } from './calculator-fields';
import { CarFields } from './car-fields';
import { CashFields } from './cash-fields';
import { KeyNumbers } from './key-numbers';
import { LeaseResults } from './lease-results';
import { ToolActions } from './tool-actions';
import { ToolFrame } from './tool-frame';
import { ToolMessages } from './tool-messages';
import { useTool } from './use-tool';

/** The lease calculator of the guides (docs/product.md#tools-in-guides). */
export function CalculatorTool({ makes }: { makes: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const tool = useTool(form, calculator);
  const { usable, ready } = tool;
  const lease = calculateLease(usable);
  const milesGiven = usable.milesPerYear === calculator.example.milesPerYear ? null : usable.milesPerYear;
  const numbers = [
    { label: 'A month', value: money(lease.billed) },
    { label: 'At signing', value: money(lease.dueAtSigning.total) },
    { label: 'Whole lease', value: money(lease.cost.total) },
  ];
  const summary = `Estimate: ${numbers.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
  return (
    <ToolFrame
      form={form}
      id="lease-calculator"
      intro="An unnamed car to start with. Change any number and everything below follows. An estimate, not an offer."
      parameters={parametersOf(calculator.fields)}
      title="Lease calculator"
    >
      <KeyNumbers numbers={numbers} />
      <ToolMessages {...tool} fields={calculator.fields} summary={summary} />
      <CalculatorFields tool={tool} />
      <CashFields tool={tool} />
      <LeaseResults inputs={usable} lease={lease} ready={ready} />
      <p className="mt-6 text-slate text-xs">A lender’s contract decides, and this is no tax advice.</p>
      {ready && <ToolActions form={form} query={tool.query} reset={tool.reset} undo={tool.undo} />}
      <CarFields makes={makes} tool={tool} />
      <AskUs milesPerYear={milesGiven} query={tool.query} />
    </ToolFrame>
  );
}
