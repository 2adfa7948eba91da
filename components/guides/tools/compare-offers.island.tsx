'use client';

import { Heading } from '@/components/ui/heading';
import { Table } from '@/components/ui/table';
import { money, wholeNumber } from '@/lib/format/numbers';
import type { MessageRecipients } from '@/lib/lead-form/message-links';
import type { Comparison } from '@/lib/leasing/arithmetic/comparison';
import {
  comparedMilesFields,
  comparedOfferFields,
  compareOffersTool,
  comparisonNotes,
  comparisonOf,
  comparisonSentence,
} from '@/lib/leasing/tools/compare-offers';
import type { Field } from '@/lib/leasing/tools/field';
import { valuesOf } from '@/lib/leasing/tools/tool-state';
import { AskToCheckOffer } from './ask-to-check-offer';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolExplanation, ToolForm, ToolNote } from './tool-form';
import { type ToolOnPage, useTool } from './use-tool';

function OfferFields(props: {
  tool: ToolOnPage;
  heading: string;
  fields: Readonly<Record<string, Field>>;
}) {
  const { tool, heading, fields } = props;
  return (
    <fieldset className="mt-7 noscript:hidden print:mt-3">
      <Heading as="legend" size="small">
        {heading}
      </Heading>
      <ToolFields fields={fields} tool={tool} />
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
  const tool = useTool(compareOffersTool);
  const { given } = tool.state;
  const values = valuesOf(compareOffersTool, given);
  const comparison = comparisonOf(values);
  return (
    <ToolForm
      actions={
        <>
          <ToolActions tool={tool}>
            Tax, title, and registration count only where an offer’s numbers have them. Include them
            in both offers or in neither.
          </ToolActions>
          <AskToCheckOffer car={values} recipients={recipients} tool={tool} />
        </>
      }
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      sentence={comparisonSentence(comparison, given)}
      tool={tool}
    >
      <OfferFields fields={comparedOfferFields.a} tool={tool} heading="Offer A" />
      <OfferFields fields={comparedOfferFields.b} tool={tool} heading="Offer B" />
      <div className="noscript:hidden">
        <ToolFields fields={comparedMilesFields} tool={tool} />
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
