'use client';

import { NumberField } from '@/components/ui/fields';
import { compareOffers } from '@/lib/lease/compare';
import { type CompareState, compareInputs, compareTool, type OfferName } from '@/lib/lease/compare-fields';
import { verdict } from '@/lib/lease/compare-words';
import { CompareResult } from './compare-result';
import { AskAboutOffer, ToolActions } from './tool-actions';
import { FieldGrid, ToolFrame } from './tool-frame';
import { type UsedTool, useTool } from './use-tool';

/** The fields of one offer. On paper the results have every value. */
function OfferFields(props: { name: string; offer: OfferName; tool: UsedTool<CompareState> }) {
  const { offer, tool } = props;
  const { field } = tool;
  return (
    <fieldset className="mt-7 noscript:hidden print:hidden">
      <legend className="font-display font-semibold text-lg">{props.name}</legend>
      <FieldGrid>
        <NumberField {...field(`${offer}-dueAtSigning`)} hint="With the first payment in it" unit="$" />
        <NumberField {...field(`${offer}-monthly`)} unit="$" />
        <NumberField {...field(`${offer}-months`)} unit="months" whole />
        <NumberField {...field(`${offer}-milesPerYear`)} whole />
        <NumberField {...field(`${offer}-endFees`)} hint="Such as the disposition fee" unit="$" />
      </FieldGrid>
    </fieldset>
  );
}

/** Two offers side by side. */
export function CompareTool({ makes }: { makes: readonly string[] }) {
  const tool = useTool(compareTool);
  const { usable, results } = tool;
  const inputs = compareInputs(results);
  const comparison = compareOffers(inputs);
  return (
    <ToolFrame
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      sentence={verdict(inputs, comparison, usable)}
      title="Compare two offers"
      tool={tool}
    >
      <OfferFields name="Offer A" offer="a" tool={tool} />
      <OfferFields name="Offer B" offer="b" tool={tool} />
      <div className="noscript:hidden">
        <FieldGrid>
          <NumberField {...tool.field('milesDriven')} whole />
          <NumberField {...tool.field('charge')} hint="Usually $0.15 to $0.25" unit="$" />
        </FieldGrid>
      </div>
      <CompareResult comparison={comparison} inputs={inputs} />
      <p className="mt-6 text-muted text-xs print:mt-2">
        Tax, title, and registration count only where an offer’s numbers have them. Include them in both
        offers or in neither.
      </p>
      <ToolActions tool={tool} />
      <AskAboutOffer
        makes={makes}
        milesPerYear={usable.milesDriven ?? usable['a-milesPerYear'] ?? null}
        tool={tool}
      />
    </ToolFrame>
  );
}
