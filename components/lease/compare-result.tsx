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
  const priced = a.sellingPrice !== null || b.sellingPrice !== null;
  const priceOf = ({ sellingPrice }: OfferInputs) =>
    sellingPrice === null ? 'Not known' : money(sellingPrice);
  const extraOf = ({ extraMiles, charge }: OfferCost) =>
    extraMiles === 0 ? 'None' : `${count(extraMiles)}: ${rangeInWords(charge)}`;
  const common = `${months} months at ${count(milesPerYear)} miles a year`;
  const offers = (label: string, of: (offer: OfferInputs) => string) => [label, of(a), of(b)];
  const costs = (label: string, of: (cost: OfferCost) => string) => [label, of(costA), of(costB)];
  const strong = (label: string, of: (cost: OfferCost) => string) => [
    label,
    <strong key="a">{of(costA)}</strong>,
    <strong key="b">{of(costB)}</strong>,
  ];
  return [
    offers('Term', (offer) => `${offer.months} months`),
    offers('Miles a year', (offer) => count(offer.milesPerYear)),
    priced && offers('Selling price', priceOf),
    offers('Due at signing', (offer) => money(offer.dueAtSigning)),
    offers('Remaining payments', (offer) => `${offer.months - 1} × ${money(offer.monthly)}`),
    offers('Fees at the end', (offer) => money(offer.endFees)),
    strong('Total', (cost) => money(cost.total)),
    costs('Effective monthly cost', (cost) => money(cost.effective)),
    !sameTerm && costs(`${months} months of it`, (cost) => money(cost.share)),
    charged && costs('Extra miles', extraOf),
    (charged || !sameTerm) && strong(common, (cost) => rangeInWords(cost.fair)),
    costs('Cost per mile', (cost) => rangeInWords(cost.fairPerMile)),
  ].filter((row) => row !== false);
}

/** What two offers cost: one sentence, what to know about it, and a table. */
export function CompareResult(props: { inputs: CompareInputs; comparison: Comparison; sentence: string }) {
  const { inputs, comparison, sentence } = props;
  const list = warnings(inputs, comparison);
  return (
    <ToolResult sentence={sentence}>
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
