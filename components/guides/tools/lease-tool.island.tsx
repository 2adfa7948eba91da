'use client';

import { AmountLine } from '@/components/ui/amounts';
import { Button } from '@/components/ui/button';
import { money } from '@/lib/format/format';
import { offerCost, readOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import { EXTRA_TAX } from '@/lib/leasing/arithmetic/tax';
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import {
  type LeaseState,
  leaseTool,
  moneyFields,
  offerFields,
} from '@/lib/leasing/tools/lease-tool';
import { rateNote } from '@/lib/leasing/tools/offer-doubts';
import { offerQuestions } from '@/lib/leasing/tools/offer-reply';
import { offerSentence, signingNote } from '@/lib/leasing/tools/offer-sentences';
import { writeAddress } from '@/lib/leasing/tools/tool-address';
import { DealerPaper, DealerReply } from './dealer-questions';
import { LeaseResults } from './lease-results';
import { PasteMessage, readStatus, type UsedMessage, useMessage } from './paste-message';
import { AskAboutOffer, ToolActions } from './tool-actions';
import { Reserved, ToolFields, ToolFrame, ToolResult } from './tool-frame';
import { ToolSection } from './tool-section';
import { useTool } from './use-tool';

const offerNames = Object.keys(offerFields) as (keyof typeof offerFields)[];
/** The place in which a field matters, where it doesn't in all. */
const placeOf: { [name: string]: string } = { countyPercent: 'ny', fuel: 'nj' };
const moneyNames = Object.keys(moneyFields) as (keyof typeof moneyFields)[];

/**
 * @returns the query that fills in offer A of the comparison.
 * @param total what the whole lease costs, where it's known
 */
function asOfferA(offer: LeaseState, billed: number, total?: number): URLSearchParams {
  const { months, milesPerYear, dispositionFee, tradeIn, make, model } = offer;
  const later = dispositionFee + (months - 1) * billed;
  return writeAddress(compareTool, {
    'a-monthly': billed,
    'a-months': months,
    'a-milesPerYear': milesPerYear,
    'a-endFees': dispositionFee,
    ...(total !== undefined && { 'a-dueAtSigning': total - later - tradeIn }),
    ...(make && { make }),
    ...(model && { model }),
  });
}

/** @returns the result, or what is to be checked first in the message */
function sentenceFor({ summary, used }: UsedMessage, result: string): string {
  if (!summary || summary.count === 0) return result;
  if (!used)
    return `${readStatus(summary)}. Check them below the message, then use them.`.replace(
      '?.',
      '?',
    );
  if (summary.unexplained === '') return result;
  return `Check the message first: ${summary.unexplained} in it counts for nothing yet.`;
}

/**
 * The lease calculator of the guides.
 *
 * @param props `comparison`: the guide with the comparison of two offers
 */
export function LeaseTool({
  makes,
  comparison,
}: {
  makes: readonly string[];
  comparison: string | null;
}) {
  const tool = useTool(leaseTool);
  const { results, usable, ready } = tool;
  const reading = readOffer(results);
  const found = 'lease' in reading ? reading : null;
  const costs = found ? null : offerCost(results);
  const billed = found?.lease.billed ?? results.monthly;
  const total = found?.lease.cost.total ?? costs?.total;
  const note = signingNote(results, billed);
  const message = useMessage(tool);
  const { summary, used } = message;
  const offer = summary && !used ? summary.values : usable;
  const isOffer = Object.hasOwn(offer, 'monthly');
  const questions = isOffer || summary ? offerQuestions(offer, summary?.named) : [];
  const reply = questions.length > 0 && <DealerReply given={offer} questions={questions} />;
  const wanted =
    moneyNames.find((name) => tool.messages[name]) ??
    moneyNames.find((name) => Object.hasOwn(usable, name));
  return (
    <ToolFrame
      intro="Paste the dealer’s message, or its numbers. An estimate, not an offer."
      sentence={sentenceFor(message, offerSentence(usable, reading))}
      title="Lease calculator"
      tool={tool}
    >
      <PasteMessage comparison={comparison} form={tool.form} message={message}>
        {reply}
      </PasteMessage>
      <ToolFields
        names={offerNames.filter((name) => (placeOf[name] ?? results.place) === results.place)}
        tool={tool}
      />
      <ToolSection ready={ready} title="Fees and money down" wanted={wanted}>
        <ToolFields names={moneyNames} tool={tool} />
      </ToolSection>
      <ToolResult>
        {!summary && reply}
        {ready && <DealerPaper questions={questions} tool={tool} />}
        {note && <p className="text-sm print:text-paper">{note}</p>}
        {found?.solved === 'rate' && (
          <p className="text-sm print:text-paper">{rateNote(found.inputs.rate)}</p>
        )}
        {found ? (
          <LeaseResults
            examples={tool.examples}
            inputs={found.inputs}
            lease={found.lease}
            ready={ready}
          />
        ) : (
          costs && (
            <dl className="@container">
              {costs.tax > 0 && <AmountLine label={EXTRA_TAX} value={money(costs.tax)} />}
              <AmountLine label="Effective monthly cost" value={money(costs.effective)} />
              <AmountLine label="Cost per mile" value={money(costs.perMile)} />
              <AmountLine label="Cost of the whole term" strong value={money(costs.total)} />
            </dl>
          )
        )}
      </ToolResult>
      <ToolActions tool={tool}>Your contract decides, and this isn’t tax advice.</ToolActions>
      <AskAboutOffer makes={makes} milesPerYear={usable.milesPerYear ?? null} tool={tool} />
      <Reserved className="mt-3 min-h-19 sm:min-h-12" ready={ready}>
        {comparison !== null && billed !== null && (
          <Button
            className="-ml-5"
            href={`${comparison}?${asOfferA(results, billed, total)}#${compareTool.id}`}
            variant="quiet"
          >
            Put this offer into the comparison
          </Button>
        )}
      </Reserved>
    </ToolFrame>
  );
}
