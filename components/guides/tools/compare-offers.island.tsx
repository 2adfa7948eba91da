'use client';

import { Heading } from '@/components/ui/heading';
import { Table } from '@/components/ui/table';
import { money, wholeNumber } from '@/lib/format/numbers';
import type { MessageRecipients } from '@/lib/lead-form/message-links';
import { type Comparison, compareOffers } from '@/lib/leasing/arithmetic/comparison';
import {
  type CompareOffersValues,
  comparedOfferFields,
  compareInputs,
  compareOffersTool,
  comparisonNotes,
  comparisonSentence,
} from '@/lib/leasing/tools/compare-offers';
import { namesOf } from '@/lib/leasing/tools/fields';
import { AskToCheckOffer } from './ask-to-check-offer';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolExplanation, ToolForm, ToolNote } from './tool-form';
import { type ToolSession, useTool } from './use-tool';

function OfferFields(props: {
  session: ToolSession<CompareOffersValues>;
  title: string;
  names: readonly (keyof CompareOffersValues)[];
}) {
  const { session, title, names } = props;
  return (
    <fieldset className="mt-7 noscript:hidden print:mt-3">
      <Heading as="legend" size="small">
        {title}
      </Heading>
      <ToolFields names={names} session={session} />
    </fieldset>
  );
}

type Cell = (offer: Comparison['a']) => React.ReactNode;

function rowsOf(comparison: Comparison) {
  const { a, b, months, milesPerYear, chargePerExtraMile } = comparison;
  const hasOtherBasis = [a, b].some(({ total, costOnBasis }) => total !== costOnBasis);
  const rows: [label: string, cell: Cell][] = [
    ['Term', (offer) => `${offer.months} months`],
    ['Miles a year', (offer) => wholeNumber(offer.milesPerYear)],
    ['Due at signing', (offer) => money(offer.askedAtSigning)],
    ['Remaining payments', (offer) => `${offer.remainingPayments} × ${money(offer.payment)}`],
    ['Fees at the end', (offer) => money(offer.endFees)],
    ['Total', (offer) => <strong>{money(offer.total)}</strong>],
    ['Effective monthly cost (total ÷ months)', (offer) => money(offer.effectiveMonthly)],
  ];
  if (hasOtherBasis) {
    const basis = `${months} months at ${wholeNumber(milesPerYear)} miles a year`;
    rows.push(
      [
        'Extra miles',
        ({ extraMiles }) => `${wholeNumber(extraMiles)} × ${money(chargePerExtraMile)}`,
      ],
      [basis, (offer) => <strong>{money(offer.costOnBasis)}</strong>],
    );
  }
  return rows.map(([label, cell]) => [label, cell(a), cell(b)] as const);
}

const columns = [
  { head: 'Cost' },
  { head: 'Offer A', numeric: true },
  { head: 'Offer B', numeric: true },
];

export function CompareOffers({ recipients }: { recipients: MessageRecipients }) {
  const session = useTool(compareOffersTool);
  const comparison = compareOffers(compareInputs(session.values));
  return (
    <ToolForm
      actions={
        <>
          <ToolActions session={session}>
            Tax, title, and registration count only where an offer’s numbers have them. Include them
            in both offers or in neither.
          </ToolActions>
          <AskToCheckOffer session={session} recipients={recipients} />
        </>
      }
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      sentence={comparisonSentence(comparison, session.state.given)}
      session={session}
    >
      <OfferFields names={namesOf(comparedOfferFields.a)} session={session} title="Offer A" />
      <OfferFields names={namesOf(comparedOfferFields.b)} session={session} title="Offer B" />
      <div className="noscript:hidden">
        <ToolFields names={['milesDriven', 'chargePerExtraMile']} session={session} />
      </div>
      <ToolExplanation>
        <Table columns={columns} rows={rowsOf(comparison)} />
        {comparisonNotes(comparison).map((note) => (
          <ToolNote key={note}>{note}</ToolNote>
        ))}
      </ToolExplanation>
    </ToolForm>
  );
}
