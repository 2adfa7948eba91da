'use client';

import { NumberField } from '@/components/ui/fields';
import { compareOffers } from '@/lib/lease/compare';
import { type CompareState, compareInputs, compareTool, type OfferName } from '@/lib/lease/compare-fields';
import { verdict } from '@/lib/lease/compare-words';
import { rangeInDollars } from '@/lib/lease/offer';
import { CarFields } from './car-fields';
import { CompareResult, CompareWorksheet } from './compare-result';
import { AskUs, ToolActions } from './tool-actions';
import { FieldGrid, ToolFrame, ToolMessages } from './tool-frame';
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
function milesGiven({ milesDriven, 'a-milesPerYear': a, 'b-milesPerYear': b }: CompareState): number | null {
  if (milesDriven !== null) return milesDriven;
  const { example } = compareTool;
  const isExample = a === example['a-milesPerYear'] && b === example['b-milesPerYear'];
  return isExample ? null : Math.max(a, b);
}

/** Two offers side by side. */
export function CompareTool({ makes }: { makes: readonly string[] }) {
  const tool = useTool(compareTool);
  const inputs = compareInputs(tool.usable);
  const comparison = compareOffers(inputs);
  const sentence = verdict(inputs, comparison);
  return (
    <ToolFrame
      id="compare-offers"
      intro="Two offers for unnamed cars to start with. Change any number and the answer follows. Arithmetic, not an offer."
      numbers={[
        { label: 'Offer A', value: rangeInDollars(comparison.a.fair) },
        { label: 'Offer B', value: rangeInDollars(comparison.b.fair) },
      ]}
      title="Compare two offers"
      tool={tool}
    >
      <OfferFields name="Offer A" offer="a" tool={tool} />
      <OfferFields name="Offer B" offer="b" tool={tool} />
      <div className="noscript:hidden">
        <FieldGrid>
          <NumberField {...tool.field('milesDriven')} whole />
        </FieldGrid>
      </div>
      <ToolMessages summary={sentence} tool={tool} />
      <CompareResult comparison={comparison} inputs={inputs} ready={tool.ready} sentence={sentence} />
      <CompareWorksheet />
      <p className="mt-6 text-slate text-xs print:mt-2">
        Tax, title and registration count only where an offer’s numbers have them: leave them out of both, or
        put them into both.
      </p>
      <ToolActions tool={tool} />
      <CarFields makes={makes} tool={tool} />
      <AskUs milesPerYear={milesGiven(tool.values)} tool={tool} />
    </ToolFrame>
  );
}
