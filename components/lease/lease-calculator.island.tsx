'use client';

import { Copy } from 'lucide';
import { AmountLine } from '@/components/ui/amount-line';
import { Button } from '@/components/ui/button';
import { money } from '@/lib/format/format';
import { type CompareState, compareTool } from '@/lib/lease/compare-fields';
import { type LeaseState, leaseTool } from '@/lib/lease/lease-fields';
import { quoteCost, readQuote } from '@/lib/lease/quote';
import { quoteSentence, replyTo, signingNote } from '@/lib/lease/quote-words';
import { EXTRA_TAX } from '@/lib/lease/tax';
import { writeAddress } from '@/lib/lease/tool-state';
import { LeaseFields, MoneyFields } from './lease-fields';
import { LeaseResults } from './lease-results';
import { PasteMessage } from './paste-message';
import { AskAboutOffer, CopyButton, Reserved, ToolActions } from './tool-actions';
import { ToolFrame, ToolResult } from './tool-frame';
import { useTool } from './use-tool';

/** The offer as the first of a comparison. @param total what the whole lease costs, where it's known */
function asOfferA(quote: LeaseState, billed: number, total?: number): URLSearchParams {
  const { months, milesPerYear, dispositionFee, tradeIn, make, model } = quote;
  const later = dispositionFee + (months - 1) * billed;
  const offer: Partial<CompareState> = {
    'a-monthly': billed,
    'a-months': months,
    'a-milesPerYear': milesPerYear,
    'a-endFees': dispositionFee,
    ...(total !== undefined && { 'a-dueAtSigning': total - later - tradeIn }),
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
  const total = found?.lease.cost.total ?? rough?.total;
  const note = signingNote(results, billed);
  const reply = Object.hasOwn(usable, 'monthly') ? replyTo(usable) : null;
  return (
    <ToolFrame
      intro="Enter the dealer’s numbers in place of this made-up car’s. An estimate, not an offer."
      sentence={quoteSentence(usable, reading)}
      title="Lease calculator"
      tool={tool}
    >
      <PasteMessage tool={tool} />
      <LeaseFields tool={tool} />
      <MoneyFields tool={tool} />
      <ToolResult>
        {reply && (
          <div className="rounded border border-tint-deep bg-tint p-4 text-sm print:hidden">
            <h4 className="font-display font-semibold text-lg">What to ask the dealer</h4>
            <p className="my-3 whitespace-pre-line">{reply}</p>
            <CopyButton icon={Copy} label="Copy" text={() => reply} />
          </div>
        )}
        {note && <p className="text-sm">{note}</p>}
        {found ? (
          <LeaseResults examples={tool.examples} inputs={found.inputs} lease={found.lease} ready={ready} />
        ) : (
          rough && (
            <dl className="amounts">
              {rough.tax > 0 && <AmountLine label={EXTRA_TAX} value={money(rough.tax)} />}
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
