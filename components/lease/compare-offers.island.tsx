'use client';

import { NumberField } from '@/components/ui/fields';
import { compareOffers } from '@/lib/lease/compare';
import { type CompareState, compareInputs, compareTool, type OfferName } from '@/lib/lease/compare-fields';
import { shortVerdict, verdict } from '@/lib/lease/compare-words';
import { rangeInDollars } from '@/lib/lease/offer';
import { CarFields } from './car-fields';
import { CompareResult } from './compare-result';
import { AskUs, ToolActions } from './tool-actions';
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
        <NumberField {...field(`${offer}-sellingPrice`)} unit="$" />
      </FieldGrid>
    </fieldset>
  );
}

/** The miles that the visitor gave: those driven, or else the larger plan. */
function milesGiven({ usable, results }: UsedTool<CompareState>): number | null {
  const { 'a-milesPerYear': a, 'b-milesPerYear': b } = usable;
  if (results.milesDriven !== null) return results.milesDriven;
  return a === undefined && b === undefined ? null : Math.max(a ?? 0, b ?? 0);
}

/** Two offers side by side. */
export function CompareTool({ makes }: { makes: readonly string[] }) {
  const tool = useTool(compareTool);
  const inputs = compareInputs(tool.results);
  const comparison = compareOffers(inputs);
  const sentence = verdict(inputs, comparison);
  return (
    <ToolFrame
      intro="Two made-up offers to start with. Change any number and the answer follows. Arithmetic, not an offer."
      numbers={[
        { label: 'Offer A', value: rangeInDollars(comparison.a.fair) },
        { label: 'Offer B', value: rangeInDollars(comparison.b.fair) },
      ]}
      headline={shortVerdict(comparison)}
      summary={sentence}
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
      <CompareResult comparison={comparison} inputs={inputs} sentence={sentence} />
      <p className="mt-6 text-muted text-xs print:mt-2">
        Tax, title, and registration count only where an offer’s numbers have them. Include them in both
        offers or in neither.
      </p>
      <ToolActions tool={tool} />
      <CarFields makes={makes} tool={tool} />
      <AskUs milesPerYear={milesGiven(tool)} offer tool={tool} />
    </ToolFrame>
  );
}
