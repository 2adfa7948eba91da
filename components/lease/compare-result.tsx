import type { ReactNode } from 'react';
import { CompactTable } from '@/components/ui/compact-table';
import { count, money } from '@/lib/format/format';
import type { CompareInputs, Comparison, OfferCost, OfferInputs } from '@/lib/lease/compare';
import { warnings } from '@/lib/lease/compare-words';
import { rangeInWords } from '@/lib/lease/offer';
import { ToolResult } from './tool-frame';

function rows({ a, b }: CompareInputs, comparison: Comparison) {
  const { months, milesPerYear } = comparison;
  const [costA, costB] = [comparison.a, comparison.b];
  const charged = costA.extraMiles > 0 || costB.extraMiles > 0;
  const sameTerm = a.months === b.months;
  const extraOf = ({ extraMiles, charge }: OfferCost) =>
    extraMiles === 0 ? 'None' : `${count(extraMiles)}: ${rangeInWords(charge)}`;
  const offers = (label: string, of: (offer: OfferInputs) => string) => [label, of(a), of(b)];
  const costs = (label: string, of: (cost: OfferCost) => ReactNode) => [label, of(costA), of(costB)];
  return [
    offers('Term', (offer) => `${offer.months} months`),
    offers('Miles a year', (offer) => count(offer.milesPerYear)),
    offers('Due at signing', (offer) => money(offer.dueAtSigning)),
    offers('Remaining payments', (offer) => `${offer.months - 1} × ${money(offer.monthly)}`),
    offers('Fees at the end', (offer) => money(offer.endFees)),
    costs('Total', (cost) => <strong>{money(cost.total)}</strong>),
    costs('Effective monthly cost', (cost) => money(cost.effective)),
    !sameTerm && costs(`${months} months of it`, (cost) => money(cost.share)),
    charged && costs('Extra miles', extraOf),
    (charged || !sameTerm) &&
      costs(`${months} months at ${count(milesPerYear)} miles a year`, (cost) => (
        <strong>{rangeInWords(cost.fair)}</strong>
      )),
    costs('Cost per mile', (cost) => rangeInWords(cost.fairPerMile)),
  ].filter((row) => row !== false);
}

/** What two offers cost: a table, and what it doesn't say. */
export function CompareResult({ inputs, comparison }: { inputs: CompareInputs; comparison: Comparison }) {
  const list = warnings(inputs, comparison);
  return (
    <ToolResult>
      {list.length > 0 && (
        <div className="border-accent border-l-[3px] pl-4 text-sm print:break-inside-avoid print:text-[8pt] print:leading-snug">
          <p className="font-semibold">What to know about this comparison</p>
          <ul className="mt-1.5">
            {list.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <CompactTable columns={['Cost', 'Offer A', 'Offer B']} rows={rows(inputs, comparison)} />
    </ToolResult>
  );
}
