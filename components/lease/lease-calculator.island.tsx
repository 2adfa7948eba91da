'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { calculator } from '@/lib/lease/calculator-state';
import { money } from '@/lib/lease/format';
import { calculateLease } from '@/lib/lease/lease';
import { parametersOf } from '@/lib/lease/query';
import { mileageFor } from '@/lib/quote/mileage';
import { quoteHref } from '@/lib/site/routes';
import { OfferFields, TaxFields } from './calculator-fields';
import { CashFields } from './cash-fields';
import { LeaseResults } from './lease-results';
import { ToolActions } from './tool-actions';
import { ToolFrame } from './tool-frame';
import { useTool } from './use-tool';

/** Names of the vehicle in an address, as the quote form reads them. */
const VEHICLE = ['make', 'brand', 'model', 'year'];

/** The quote form, with the vehicle that the address names and the miles that the visitor gave. */
function quoteFormHref(query: URLSearchParams, milesPerYear: number): string {
  const known = VEHICLE.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value);
  const miles = query.has('miles') ? [['mileage', mileageFor(milesPerYear)]] : [];
  return quoteHref(new URLSearchParams([...known, ...miles]));
}

/** The lease calculator of the guides (docs/product.md#tools-in-guides). */
export function LeaseCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useTool(form, calculator);
  const { usable, messages, incomplete, ready } = tool;
  const lease = calculateLease(usable);
  const [askHref, setAskHref] = useState(quoteHref(new URLSearchParams()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is made of the values
  useEffect(() => setAskHref(quoteFormHref(tool.query(), usable.milesPerYear)), [tool.values, ready]);

  const numbers = [
    { label: 'A month', value: money(lease.billed) },
    { label: 'At signing', value: money(lease.dueAtSigning.total) },
    { label: 'Whole lease', value: money(lease.cost.total) },
  ];
  const problems = Object.entries(messages).map(
    ([name, message]) => `${calculator.fields[name as keyof typeof usable].label}: ${message}`,
  );
  const summary = `Estimate: ${numbers.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
  return (
    <ToolFrame
      form={form}
      id="lease-calculator"
      intro="An unnamed car to start with. Change any number and everything below follows. An estimate, not an offer."
      parameters={parametersOf(calculator.fields)}
      title="Lease calculator"
    >
      <dl className="-mx-5 mt-5 flex justify-between gap-x-3 border-glass-deep border-y bg-glass px-4 py-3 sm:-mx-8 sm:px-8 tall:sticky tall:top-(--header-height) tall:z-10 print:hidden">
        {numbers.map(({ label, value }) => (
          <div className="sm:flex-1" key={label}>
            <dt className="text-slate text-xs">{label}</dt>
            <dd className="font-semibold text-sm tabular-nums xs:text-lg sm:font-display sm:text-2xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {incomplete && (
        <p className="mt-3 font-semibold text-coral-deep text-sm print:hidden">
          One of the values can’t be used yet. The results leave it out.
        </p>
      )}
      <LiveRegion text={tool.changed ? [...problems, summary].join(' ') : ''} />
      <OfferFields tool={tool} />
      <TaxFields tool={tool} />
      <CashFields tool={tool} />
      <LeaseResults inputs={usable} lease={lease} ready={ready} />
      <p className="mt-6 text-slate text-xs">
        A lender’s contract decides, and this is no tax advice. Nothing you type leaves your browser unless
        you share the link.
      </p>
      {ready && <ToolActions form={form} query={tool.query} reset={tool.reset} undo={tool.undo} />}
      <div className="mt-4 print:hidden">
        <Button href={askHref}>Ask us to check this offer</Button>
      </div>
    </ToolFrame>
  );
}
