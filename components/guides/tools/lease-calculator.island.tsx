'use client';

import { Copy } from 'lucide';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/links';
import { Notice } from '@/components/ui/notice';
import type { MessageRecipients } from '@/lib/lead-form/message-links';
import { explainOffer } from '@/lib/leasing/arithmetic/explain-offer';
import type { Residence } from '@/lib/leasing/arithmetic/offer';
import {
  feesAndCashFields,
  leaseCalculatorTool,
  worksheetFields,
} from '@/lib/leasing/tools/lease-calculator';
import {
  dealerMessage,
  offerNotes,
  offerSentence,
} from '@/lib/leasing/tools/lease-calculator-sentences';
import { valuesOf } from '@/lib/leasing/tools/tool-state';
import { AskToCheckOffer, askToCheckOfferId } from './ask-to-check-offer';
import { CopyButton } from './copy-button';
import { LeaseCalculatorResults } from './lease-calculator-results';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolExplanation, ToolForm, ToolNote } from './tool-form';
import { type ToolOnPage, useTool } from './use-tool';

/** Fields that matter in one residence only. */
const onlyIn: { [name: string]: Residence | undefined } = {
  countyPercent: 'ny',
  fuel: 'nj',
};

const intro = (
  <>
    Type the numbers of the dealer’s worksheet, as far as you have them. An estimate, not an offer.{' '}
    <TextLink href={`#${askToCheckOfferId(leaseCalculatorTool)}`}>Rather have us read it?</TextLink>
  </>
);

const summaryLook = 'min-h-12 border-line border-y py-2 hover:text-link';
const summaryOnPaperLook = 'print:min-h-0 print:border-0 print:py-0';

/** Open when an amount at signing is typed, or a link has a value or a mistake for a field. */
function FeesAndCash({ tool }: { tool: ToolOnPage }) {
  const { texts } = tool.state;
  const isOpen = ['askedAtSigning', ...Object.keys(feesAndCashFields)].some(
    (name) => name in texts,
  );
  return (
    <Disclosure
      className="noscript:hidden mt-6 print:mt-2"
      mark="chevron"
      open={isOpen}
      summary={
        <Heading as="span" className="block max-2xs:text-base" size="small">
          Fees and money down
        </Heading>
      }
      summaryClassName={`${summaryLook} ${summaryOnPaperLook}`}
    >
      <ToolFields fields={feesAndCashFields} tool={tool} />
    </Disclosure>
  );
}

function DealerMessage({ message }: { message: string }) {
  return (
    <Notice className="text-sm print:text-xs">
      <Heading as="h4" className="print:text-base">
        What to ask the dealer
      </Heading>
      <p className="my-3 whitespace-pre-line print:text-print">{message}</p>
      <div className="print:hidden">
        <CopyButton icon={Copy} label="Copy" text={() => message} />
      </div>
    </Notice>
  );
}

export function LeaseCalculator({ recipients }: { recipients: MessageRecipients }) {
  const tool = useTool(leaseCalculatorTool);
  const { given } = tool.state;
  const values = valuesOf(leaseCalculatorTool, given);
  const explanation = explainOffer(values);
  const hasPayment = Object.hasOwn(given, 'payment');
  const fields = Object.entries(worksheetFields).filter(
    ([name]) => (onlyIn[name] ?? values.residence) === values.residence,
  );
  return (
    <ToolForm
      actions={
        <>
          <ToolActions tool={tool}>Your contract decides, and this isn’t tax advice.</ToolActions>
          <AskToCheckOffer car={values} recipients={recipients} tool={tool} />
        </>
      }
      intro={intro}
      sentence={offerSentence(values, explanation)}
      tool={tool}
    >
      <ToolFields fields={Object.fromEntries(fields)} tool={tool} />
      <FeesAndCash tool={tool} />
      <ToolExplanation>
        {offerNotes(values, explanation).map((note) => (
          <ToolNote key={note}>{note}</ToolNote>
        ))}
        {hasPayment && <DealerMessage message={dealerMessage(values, given)} />}
        <LeaseCalculatorResults offer={values} explanation={explanation} />
      </ToolExplanation>
    </ToolForm>
  );
}
