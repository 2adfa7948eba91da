'use client';

import { Heading } from '@/components/ui/heading';
import { Table } from '@/components/ui/table';
import { money, wholeNumber } from '@/lib/format/format';
import {
  type CompareInputs,
  type Comparison,
  compareOffers,
} from '@/lib/leasing/arithmetic/compare-offers';
import {
  type CompareOffersState,
  compareInputs,
  compareOffersTool,
  comparisonNotes,
  comparisonSentence,
  namesOfOffer,
  type Side,
} from '@/lib/leasing/tools/compare-offers';
import { AskUs, type WrittenContact } from './ask-us';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolForm, ToolNote, ToolResult } from './tool-form';
import { type ToolSession, useTool } from './use-tool';

function OfferFields({ session, side }: { session: ToolSession<CompareOffersState>; side: Side }) {
  return (
    <fieldset className="mt-7 noscript:hidden print:mt-3">
      <Heading as="legend" size="small">
        {`Offer ${side.toUpperCase()}`}
      </Heading>
      <ToolFields names={namesOfOffer(side)} session={session} />
    </fieldset>
  );
}

type OfferWithCost = CompareInputs['a'] & Comparison['a'];
type Cell = (offer: OfferWithCost) => React.ReactNode;

/** Only for offers that differ in term or miles. */
function commonBasisRows(comparison: Comparison): [label: string, cell: Cell][] {
  const { a, b, months, milesPerYear, perMile } = comparison;
  const sameShare = a.share === a.total && b.share === b.total;
  const isCharged = a.extraMiles + b.extraMiles > 0;
  if (sameShare && !isCharged) return [];
  return [
    ['Extra miles', ({ extraMiles }) => `${wholeNumber(extraMiles)} × ${money(perMile)}`],
    [
      `${months} months at ${wholeNumber(milesPerYear)} miles a year`,
      ({ comparable }) => <strong>{money(comparable)}</strong>,
    ],
  ];
}

function rowsOf(a: OfferWithCost, b: OfferWithCost, comparison: Comparison) {
  const rows: [label: string, cell: Cell][] = [
    ['Term', ({ months }) => `${months} months`],
    ['Miles a year', ({ milesPerYear }) => wholeNumber(milesPerYear)],
    ['Due at signing', ({ dueAtSigning }) => money(dueAtSigning)],
    ['Remaining payments', ({ later, monthly }) => `${later} × ${money(monthly)}`],
    ['Fees at the end', ({ endFees }) => money(endFees)],
    ['Total', ({ total }) => <strong>{money(total)}</strong>],
    ['Effective monthly cost (total ÷ months)', ({ effectiveMonthly }) => money(effectiveMonthly)],
    ...commonBasisRows(comparison),
    ['Cost per mile', ({ comparablePerMile }) => money(comparablePerMile)],
  ];
  return rows.map(([label, cell]) => [label, cell(a), cell(b)] as const);
}

const columns = [
  { head: 'Cost' },
  { head: 'Offer A', numeric: true },
  { head: 'Offer B', numeric: true },
];

export function CompareOffers({ writtenContact }: { writtenContact: WrittenContact }) {
  const session = useTool(compareOffersTool);
  const { values } = session;
  const { given } = session.state;
  const inputs = compareInputs(values);
  const comparison = compareOffers(inputs);
  const a = { ...inputs.a, ...comparison.a };
  const b = { ...inputs.b, ...comparison.b };
  return (
    <ToolForm
      actions={
        <>
          <ToolActions session={session}>
            Tax, title, and registration count only where an offer’s numbers have them. Include them
            in both offers or in neither.
          </ToolActions>
          <AskUs session={session} writtenContact={writtenContact} />
        </>
      }
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      sentence={comparisonSentence(inputs, comparison, given)}
      title="Compare two offers"
      session={session}
    >
      <OfferFields side="a" session={session} />
      <OfferFields side="b" session={session} />
      <div className="noscript:hidden">
        <ToolFields names={['milesDriven', 'perMile']} session={session} />
      </div>
      <ToolResult>
        <Table columns={columns} rows={rowsOf(a, b, comparison)} />
        {comparisonNotes(inputs, comparison).map((note) => (
          <ToolNote key={note}>{note}</ToolNote>
        ))}
      </ToolResult>
    </ToolForm>
  );
}
