'use client';

import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import type { Residence } from '@/lib/leasing/arithmetic/tax';
import { type LeaseState, moneyFields, offerFields } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { asOfferA, type LeaseView, leaseView } from '@/lib/leasing/tools/lease-view';
import { offerQuestions } from '@/lib/leasing/tools/offer-questions';
import { offerSentence } from '@/lib/leasing/tools/offer-sentences';
import { AskUs, askUsId, type Contact } from './ask-us';
import { DealerPaper, DealerReply } from './dealer-questions';
import { LeaseFindings } from './lease-findings';
import { Reserved } from './reserved';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolFrame, ToolResult } from './tool-frame';
import { ToolSection } from './tool-section';
import { type UsedTool, useTool } from './use-tool';

const offerNames = Object.keys(offerFields) as (keyof typeof offerFields)[];
const moneyNames = Object.keys(moneyFields) as (keyof typeof moneyFields)[];

/** Where a field matters, if it doesn't everywhere. */
const onlyIn: { [name: string]: Residence | undefined } = { countyPercent: 'ny', fuel: 'nj' };

/** @returns the fields of the offer that matter where the visitor lives */
const offerNamesIn = (residence: Residence) =>
  offerNames.filter((name) => (onlyIn[name] ?? residence) === residence);

/** @returns a field of the closed section that has a message or a value, which opens it */
function wantedOf({ state, verdict }: UsedTool<LeaseState>) {
  const wrong = moneyNames.find((name) => verdict.messages[name]);
  return wrong ?? moneyNames.find((name) => Object.hasOwn(state.usable, name));
}

const intro = (
  <>
    Type the numbers of the dealer’s worksheet, as far as you have them. An estimate, not an offer.{' '}
    <TextLink href={`#${askUsId(leaseTool)}`}>Rather have us read it?</TextLink>
  </>
);

function CompareLink(props: { view: LeaseView; guide: string | null; ready: boolean }) {
  const { view, guide, ready } = props;
  const href = guide === null ? null : asOfferA(view, guide);
  return (
    <Reserved className="mt-3 min-h-19 sm:min-h-12" ready={ready}>
      {href && (
        <Button className="-ml-5" href={href} variant="quiet">
          Put this offer into the comparison
        </Button>
      )}
    </Reserved>
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
  const { usable } = used.state;
  const view = leaseView(usable);
  const { residence, milesPerYear } = view.offer;
  const isDealersOffer = Object.hasOwn(usable, 'monthly');
  const questions = isDealersOffer ? offerQuestions(usable) : [];
  return (
    <ToolFrame
      intro={intro}
      sentence={offerSentence(usable, view.reading)}
      title="Lease calculator"
      used={used}
    >
      <ToolFields names={offerNamesIn(residence)} used={used} />
      <ToolSection ready={used.ready} title="Fees and money down" wanted={wantedOf(used)}>
        <ToolFields names={moneyNames} used={used} />
      </ToolSection>
      <ToolResult>
        {questions.length > 0 && (
          <>
            <DealerReply given={usable} questions={questions} />
            <DealerPaper given={usable} questions={questions} />
          </>
        )}
        <LeaseFindings used={used} view={view} />
      </ToolResult>
      <ToolActions used={used}>Your contract decides, and this isn’t tax advice.</ToolActions>
      <AskUs contact={contact} makes={makes} milesPerYear={milesPerYear} used={used} />
      <CompareLink guide={comparison} ready={used.ready} view={view} />
    </ToolFrame>
  );
}
