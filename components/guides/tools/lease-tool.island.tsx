'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import type { Residence } from '@/lib/leasing/arithmetic/tax';
import { dealerMessage } from '@/lib/leasing/tools/dealer-message';
import { type LeaseState, moneyFields, offerFields } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { asOfferA, leaseView } from '@/lib/leasing/tools/lease-view';
import { offerSentence } from '@/lib/leasing/tools/offer-sentences';
import { AskUs, askUsId, type Contact } from './ask-us';
import { DealerReply } from './dealer-reply';
import { LeaseFindings } from './lease-findings';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolFrame, ToolResult } from './tool-frame';
import { type UsedTool, useTool } from './use-tool';

const offerNames = Object.keys(offerFields) as (keyof typeof offerFields)[];
const moneyNames = Object.keys(moneyFields) as (keyof typeof moneyFields)[];

/** Where a field matters, if it doesn't everywhere. */
const onlyIn: { [name: string]: Residence | undefined } = { countyPercent: 'ny', fuel: 'nj' };

/** @returns the fields of the offer that matter where the visitor lives */
const offerNamesIn = (residence: Residence) =>
  offerNames.filter((name) => (onlyIn[name] ?? residence) === residence);

const intro = (
  <>
    Type the numbers of the dealer’s worksheet, as far as you have them. An estimate, not an offer.{' '}
    <TextLink href={`#${askUsId(leaseTool)}`}>Rather have us read it?</TextLink>
  </>
);

/** Closed until one of its fields has a message or a value. */
function MoneyFields({ used }: { used: UsedTool<LeaseState> }) {
  const { given, verdict } = used;
  const details = useRef<HTMLDetailsElement>(null);
  const wanted =
    moneyNames.find((name) => verdict.messages[name]) ??
    moneyNames.find((name) => Object.hasOwn(given, name));
  useEffect(() => {
    // The visitor may close it again.
    if (wanted && details.current) details.current.open = true;
  }, [wanted]);
  return (
    <Disclosure
      className="noscript:hidden mt-6 print:hidden"
      mark="chevron"
      ref={details}
      summary={
        <Heading as="span" className="block max-2xs:text-base" size="small">
          Fees and money down
        </Heading>
      }
      summaryClassName="min-h-12 border-line border-y py-2 hover:text-action"
    >
      <ToolFields names={moneyNames} used={used} />
    </Disclosure>
  );
}

type Props = {
  makes: readonly string[];
  contact: Contact;
  /** The path of the guide with the comparison of two offers. */
  comparison: string | null;
};

/** The lease calculator of the guides. */
export function LeaseTool({ makes, contact, comparison }: Props) {
  const used = useTool(leaseTool);
  const { given, values } = used;
  const view = leaseView(values);
  const compareHref = comparison && asOfferA(view, comparison);
  return (
    <ToolFrame
      intro={intro}
      sentence={offerSentence(given, view.reading)}
      title="Lease calculator"
      used={used}
    >
      <ToolFields names={offerNamesIn(values.residence)} used={used} />
      <MoneyFields used={used} />
      <ToolResult>
        {Object.hasOwn(given, 'monthly') && <DealerReply message={dealerMessage(given)} />}
        <LeaseFindings used={used} view={view} />
      </ToolResult>
      <ToolActions used={used}>Your contract decides, and this isn’t tax advice.</ToolActions>
      <AskUs contact={contact} makes={makes} milesPerYear={values.milesPerYear} used={used} />
      {compareHref && (
        <Button
          className="noscript:hidden -ml-5 mt-3 print:hidden"
          href={compareHref}
          variant="quiet"
        >
          Put this offer into the comparison
        </Button>
      )}
    </ToolFrame>
  );
}
