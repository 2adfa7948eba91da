'use client';

import { AmountLine } from '@/components/ui/amount-line';
import { Button } from '@/components/ui/button';
import { money } from '@/lib/format/format';
import { type CompareState, compareTool } from '@/lib/lease/compare-fields';
import { type LeaseState, leaseTool } from '@/lib/lease/lease-fields';
import { wholeDollars } from '@/lib/lease/offer';
import { quoteCost, readQuote } from '@/lib/lease/quote';
import { quoteSentence, replyTo } from '@/lib/lease/quote-words';
import { writeAddress } from '@/lib/lease/tool-state';
import { CarFields } from './car-fields';
import { LeaseFields, MoneyFields } from './lease-fields';
import { LeaseResults } from './lease-results';
import { PasteMessage } from './paste-message';
import { Reply } from './reply';
import { AskUs, Reserved, ToolActions } from './tool-actions';
import { ToolFrame, ToolResult } from './tool-frame';
import { useTool } from './use-tool';

/** The offer as the first of a comparison. */
function asOfferA(quote: LeaseState, billed: number | null, due: number | null): URLSearchParams {
  const { months, milesPerYear, dispositionFee, sellingPrice, make, model } = quote;
  const offer: Partial<CompareState> = {
    'a-months': months,
    'a-milesPerYear': milesPerYear,
    'a-endFees': dispositionFee,
    'a-sellingPrice': sellingPrice,
    ...(billed !== null && { 'a-monthly': billed }),
    ...(due !== null && { 'a-dueAtSigning': due }),
    ...(make && { make }),
    ...(model && { model }),
  };
  return writeAddress(compareTool, offer);
}

/** The lease calculator of the guides. @param props `comparison`: the guide with the comparison of two offers */
export function LeaseTool({ makes, comparison }: { makes: readonly string[]; comparison: string | null }) {
  const tool = useTool(leaseTool);
  const { results, usable, ready } = tool;
  const reading = readQuote(results);
  const found = 'lease' in reading ? reading : null;
  const rough = found ? null : quoteCost(results);
  const billed = found?.lease.billed ?? results.monthly;
  const due = found?.lease.dueAtSigning.total ?? results.dueAtSigning;
  const cost = (found?.lease.cost ?? rough)?.total ?? null;
  const shown = (cents: number | null) => (cents === null ? 'Not known' : wholeDollars(cents));
  const sentence = quoteSentence(results, reading);
  const reply = Object.hasOwn(usable, 'monthly') ? replyTo(usable) : null;
  return (
    <ToolFrame
      intro="Enter the dealer’s numbers in place of the example’s. An estimate, not an offer."
      numbers={[
        { label: 'A month', value: shown(billed) },
        { label: 'At signing', value: shown(due) },
        { label: 'Whole lease', value: shown(cost) },
      ]}
      summary={sentence}
      title="Lease calculator"
      tool={tool}
    >
      <PasteMessage tool={tool} />
      <LeaseFields tool={tool} />
      <MoneyFields lease={found?.lease ?? null} tool={tool} />
      <ToolResult sentence={sentence}>
        {reply && <Reply text={reply} />}
        {found ? (
          <LeaseResults inputs={found.inputs} lease={found.lease} ready={ready} />
        ) : (
          rough && (
            <dl className="amounts">
              <AmountLine label="Effective monthly cost" value={money(rough.effective)} />
              <AmountLine label="Cost per mile" value={money(rough.perMile)} />
              <AmountLine label="Cost of the whole term" strong value={money(rough.total)} />
            </dl>
          )
        )}
      </ToolResult>
      <p className="mt-6 text-muted text-xs print:mt-1">
        A lender’s contract decides, and this isn’t tax advice.
      </p>
      <ToolActions tool={tool} />
      <CarFields makes={makes} tool={tool} />
      <AskUs milesPerYear={usable.milesPerYear ?? null} offer tool={tool} />
      <Reserved
        className="mt-3 min-h-18.5 sm:min-h-12"
        ready={ready && comparison !== null && billed !== null}
      >
        <Button
          className="-ml-5"
          href={`${comparison}?${asOfferA(results, billed, due)}#${compareTool.id}`}
          variant="quiet"
        >
          Put this offer into the comparison
        </Button>
      </Reserved>
    </ToolFrame>
  );
}
