'use client';

import { useRef } from 'react';
import { compareOffers } from '@/lib/lease/compare';
import { type CompareState, compareExample, compareInputs, compareTool } from '@/lib/lease/compare-state';
import { verdict } from '@/lib/lease/compare-words';
import { rangeInDollars } from '@/lib/lease/offer';
import { parametersOf } from '@/lib/lease/query';
import { AskUs } from './ask-us';
import { CarFields } from './car-fields';
import { CompareFields } from './compare-fields';
import { CompareResult } from './compare-result';
import { CompareWorksheet } from './compare-worksheet';
import { KeyNumbers } from './key-numbers';
import { ToolActions } from './tool-actions';
import { ToolFrame } from './tool-frame';
import { ToolMessages } from './tool-messages';
import { useTool } from './use-tool';

/** The miles that the visitor gave: those driven, or else the larger plan. */
function milesGiven({ milesDriven, 'a-milesPerYear': a, 'b-milesPerYear': b }: CompareState): number | null {
  if (milesDriven !== null) return milesDriven;
  const isExample = a === compareExample['a-milesPerYear'] && b === compareExample['b-milesPerYear'];
  return isExample ? null : Math.max(a, b);
}

/** Two offers side by side (docs/product.md#tools-in-guides). */
export function CompareTool({ makes }: { makes: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const tool = useTool(form, compareTool);
  const inputs = compareInputs(tool.usable);
  const comparison = compareOffers(inputs);
  const sentence = verdict(inputs, comparison);
  return (
    <ToolFrame
      form={form}
      id="compare-offers"
      intro="Two offers for unnamed cars to start with. Change any number and the answer follows. Arithmetic, not an offer."
      parameters={parametersOf(compareTool.fields)}
      title="Compare two offers"
    >
      <KeyNumbers
        numbers={[
          { label: 'Offer A', value: rangeInDollars(comparison.a.fair) },
          { label: 'Offer B', value: rangeInDollars(comparison.b.fair) },
        ]}
      />
      <CompareFields tool={tool} />
      <ToolMessages {...tool} fields={compareTool.fields} summary={sentence} />
      <CompareResult comparison={comparison} inputs={inputs} ready={tool.ready} sentence={sentence} />
      <CompareWorksheet />
      <p className="mt-6 text-slate text-xs print:mt-2">
        Tax, title and registration count only where an offer’s numbers have them: leave them out of both, or
        put them into both.
      </p>
      {tool.ready && <ToolActions {...tool} form={form} />}
      <CarFields makes={makes} tool={tool} />
      <AskUs milesPerYear={milesGiven(tool.values)} query={tool.query} />
    </ToolFrame>
  );
}
