import { AmountLine } from '@/components/ui/amounts';
import { money } from '@/lib/format/format';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import type { LeaseView } from '@/lib/leasing/tools/lease-view';
import { lineLabel } from '@/lib/leasing/tools/line-label';
import { signingNote } from '@/lib/leasing/tools/offer-sentences';
import { rateNote } from '@/lib/leasing/tools/rate-in-words';
import { isExample } from '@/lib/leasing/tools/tool-state';
import { LeaseResults } from './lease-results';
import type { UsedTool } from './use-tool';

/** What an offer costs whose payment isn't explained yet. */
function OfferCosts({ costs }: { costs: NonNullable<LeaseView['costs']> }) {
  const { tax, paid, effective, perMile, total } = costs;
  return (
    <dl className="@container">
      {tax > 0 && <AmountLine label={lineLabel({ id: 'extra-tax' })} value={money(tax)} />}
      <AmountLine label="Due at signing + payments" value={money(paid)} />
      <AmountLine label="Cost of the whole term" strong value={money(total)} />
      <AmountLine label="Effective monthly cost" value={money(effective)} />
      <AmountLine label="Cost per mile" value={money(perMile)} />
    </dl>
  );
}

/** What to know about the offer, and its numbers. */
export function LeaseFindings(props: { used: UsedTool<LeaseState>; view: LeaseView }) {
  const { tool, state, ready } = props.used;
  const { offer, explained, costs, billed } = props.view;
  const notes = [
    signingNote(offer, billed),
    explained?.solved === 'rate' && rateNote(explained.inputs.rate),
  ];
  return (
    <>
      {notes.map(
        (note) =>
          note && (
            <p className="text-sm print:text-paper" key={note}>
              {note}
            </p>
          ),
      )}
      {explained && (
        <LeaseResults
          {...explained}
          isExample={(name) => isExample(tool, state, name)}
          ready={ready}
        />
      )}
      {costs && <OfferCosts costs={costs} />}
    </>
  );
}
