'use client';

import { Copy } from 'lucide';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { MessageRecipients } from '@/lib/lead-form/message-links';
import { explainOffer } from '@/lib/leasing/arithmetic/explain-offer';
import type { Residence } from '@/lib/leasing/arithmetic/tax';
import { dealerMessage } from '@/lib/leasing/tools/dealer-message';
import { namesOf } from '@/lib/leasing/tools/fields';
import {
  feesAndCashFields,
  type LeaseCalculatorValues,
  leaseCalculatorTool,
  worksheetFields,
} from '@/lib/leasing/tools/lease-calculator';
import { offerNotes, offerSentence } from '@/lib/leasing/tools/lease-calculator-sentences';
import { AskToCheckOffer, askToCheckOfferId } from './ask-to-check-offer';
import { CopyButton } from './copy-button';
import { LeaseCalculatorResults } from './lease-calculator-results';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolExplanation, ToolForm, ToolNote } from './tool-form';
import { type ToolSession, useTool } from './use-tool';

const feesAndCashNames = namesOf(feesAndCashFields);

/** Fields that matter in one residence only. */
const onlyIn: { [name: string]: Residence | undefined } = {
  countyPercent: 'ny',
  feeClass: 'nj',
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
function FeesAndCash({ session }: { session: ToolSession<LeaseCalculatorValues> }) {
  const { texts } = session.state;
  const isOpen = (['askedAtSigning', ...feesAndCashNames] as const).some((name) => name in texts);
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
      <ToolFields names={feesAndCashNames} session={session} />
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
  const session = useTool(leaseCalculatorTool);
  const { values } = session;
  const { given } = session.state;
  const explanation = explainOffer(values);
  const hasPayment = Object.hasOwn(given, 'payment');
  const names = namesOf(worksheetFields).filter(
    (name) => (onlyIn[name] ?? values.residence) === values.residence,
  );
  return (
    <ToolForm
      actions={
        <>
          <ToolActions session={session}>
            Your contract decides, and this isn’t tax advice.
          </ToolActions>
          <AskToCheckOffer session={session} recipients={recipients} />
        </>
      }
      intro={intro}
      sentence={offerSentence(values, explanation)}
      session={session}
    >
      <ToolFields names={names} session={session} />
      <FeesAndCash session={session} />
      <ToolExplanation>
        {offerNotes(values, explanation).map((note) => (
          <ToolNote key={note}>{note}</ToolNote>
        ))}
        {hasPayment && <DealerMessage message={dealerMessage(given)} />}
        <LeaseCalculatorResults offer={values} explanation={explanation} />
      </ToolExplanation>
    </ToolForm>
  );
}
