'use client';

import { CompactTable } from '@/components/ui/compact-table';
import { Heading } from '@/components/ui/heading';
import { count, money, moneyRange } from '@/lib/format/format';
import {
  type CompareInputs,
  type Comparison,
  compareOffers,
} from '@/lib/leasing/arithmetic/compare';
import {
  compareInputs,
  compareSentence,
  compareTool,
  compareWarnings,
} from '@/lib/leasing/tools/compare-tool';
import { AskAboutOffer, ToolActions } from './tool-actions';
import { ToolFields, ToolFrame, ToolResult } from './tool-frame';
import { useTool } from './use-tool';

const offerFields = ['dueAtSigning', 'monthly', 'months', 'milesPerYear', 'endFees'] as const;

function rowsOf(inputs: CompareInputs, comparison: Comparison) {
  const { months, milesPerYear } = comparison;
  const [a, b] = [
    { ...inputs.a, ...comparison.a },
    { ...inputs.b, ...comparison.b },
  ];
  const row = (label: string, of: (offer: typeof a) => React.ReactNode) => [label, of(a), of(b)];
  const charged = a.extraMiles > 0 || b.extraMiles > 0;
  const sameTerm = a.months === b.months;
  return [
    row('Term', (offer) => `${offer.months} months`),
    row('Miles a year', (offer) => count(offer.milesPerYear)),
    row('Due at signing', (offer) => money(offer.dueAtSigning)),
    row('Remaining payments', (offer) => `${offer.later} × ${money(offer.monthly)}`),
    row('Fees at the end', (offer) => money(offer.endFees)),
    row('Total', ({ total }) => <strong>{money(total)}</strong>),
    row('Effective monthly cost', ({ effective }) => money(effective)),
    !sameTerm && row(`${months} months of it`, ({ share }) => money(share)),
    charged &&
      row('Extra miles', ({ extraMiles, charge }) =>
        extraMiles === 0 ? 'None' : `${count(extraMiles)}: ${moneyRange(charge)}`,
      ),
    (charged || !sameTerm) &&
      row(`${months} months at ${count(milesPerYear)} miles a year`, ({ comparable }) => (
        <strong>{moneyRange(comparable)}</strong>
      )),
    row('Cost per mile', ({ comparablePerMile }) => moneyRange(comparablePerMile)),
  ].filter((row) => row !== false);
}

function CompareResult({ inputs, comparison }: { inputs: CompareInputs; comparison: Comparison }) {
  const warnings = compareWarnings(inputs, comparison);
  return (
    <ToolResult>
      {warnings.length > 0 && (
        <div className="border-accent border-l-3 pl-4 text-sm print:break-inside-avoid print:text-paper">
          <p className="font-semibold">What to know about this comparison</p>
          <ul className="mt-1.5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <CompactTable columns={['Cost', 'Offer A', 'Offer B']} rows={rowsOf(inputs, comparison)} />
    </ToolResult>
  );
}

export function CompareTool({ makes }: { makes: readonly string[] }) {
  const tool = useTool(compareTool);
  const { usable, results } = tool;
  const inputs = compareInputs(results);
  const comparison = compareOffers(inputs);
  return (
    <ToolFrame
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      sentence={compareSentence(inputs, comparison, usable)}
      title="Compare two offers"
      tool={tool}
    >
      {(['a', 'b'] as const).map((offer) => (
        // On paper the results have every value.
        <fieldset className="mt-7 noscript:hidden print:hidden" key={offer}>
          <Heading as="legend" size="small">
            {`Offer ${offer.toUpperCase()}`}
          </Heading>
          <ToolFields names={offerFields.map((name) => `${offer}-${name}` as const)} tool={tool} />
        </fieldset>
      ))}
      <div className="noscript:hidden">
        <ToolFields names={['milesDriven', 'charge']} tool={tool} />
      </div>
      <CompareResult comparison={comparison} inputs={inputs} />
      <ToolActions tool={tool}>
        Tax, title, and registration count only where an offer’s numbers have them. Include them in
        both offers or in neither.
      </ToolActions>
      <AskAboutOffer
        makes={makes}
        milesPerYear={usable.milesDriven ?? usable['a-milesPerYear'] ?? null}
        tool={tool}
      />
    </ToolFrame>
  );
}
