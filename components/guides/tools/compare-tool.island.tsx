'use client';

import { CompactTable } from '@/components/ui/compact-table';
import { Heading } from '@/components/ui/heading';
import {
  type CompareInputs,
  type Comparison,
  compareOffers,
} from '@/lib/leasing/arithmetic/compare';
import { compareSentence, compareWarnings } from '@/lib/leasing/tools/compare-sentences';
import {
  type CompareState,
  compareInputs,
  compareTool,
  type Side,
} from '@/lib/leasing/tools/compare-tool';
import { AskUs, type Contact } from './ask-us';
import { compareRows } from './compare-rows';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolFrame, ToolResult } from './tool-frame';
import { type UsedTool, useTool } from './use-tool';

const offerNames = ['dueAtSigning', 'monthly', 'months', 'milesPerYear', 'endFees'] as const;

function OfferFields({ used, side }: { used: UsedTool<CompareState>; side: Side }) {
  return (
    // On paper the results have every value.
    <fieldset className="mt-7 noscript:hidden print:hidden">
      <Heading as="legend" size="small">
        {`Offer ${side.toUpperCase()}`}
      </Heading>
      <ToolFields names={offerNames.map((name) => `${side}-${name}` as const)} used={used} />
    </fieldset>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="border-ink border-l-3 pl-4 text-sm print:break-inside-avoid print:text-paper">
      <p className="font-semibold">What to know about this comparison</p>
      <ul className="mt-1.5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}

function CompareResult(props: { inputs: CompareInputs; comparison: Comparison }) {
  const { inputs, comparison } = props;
  return (
    <ToolResult>
      <Warnings warnings={compareWarnings(inputs, comparison)} />
      <CompactTable
        columns={['Cost', 'Offer A', 'Offer B']}
        rows={compareRows(inputs, comparison)}
      />
    </ToolResult>
  );
}

/** The comparison of two offers. */
export function CompareTool(props: { makes: readonly string[]; contact: Contact }) {
  const used = useTool(compareTool);
  const inputs = compareInputs(used.values);
  const comparison = compareOffers(inputs);
  return (
    <ToolFrame
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      sentence={compareSentence(inputs, comparison, used.given)}
      title="Compare two offers"
      used={used}
    >
      <OfferFields side="a" used={used} />
      <OfferFields side="b" used={used} />
      <div className="noscript:hidden">
        <ToolFields names={['milesDriven', 'charge']} used={used} />
      </div>
      <CompareResult comparison={comparison} inputs={inputs} />
      <ToolActions used={used}>
        Tax, title, and registration count only where an offer’s numbers have them. Include them in
        both offers or in neither.
      </ToolActions>
      <AskUs {...props} milesPerYear={comparison.milesPerYear} used={used} />
    </ToolFrame>
  );
}
