'use client';

import { AmountList } from '@/components/ui/amount-list';
import { Button } from '@/components/ui/button';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import type { LeaseEndFact } from '@/lib/leasing/tools/lease-end-facts';
import {
  mileageCheckTool,
  mileageFields,
  mileageLines,
  mileageSentence,
} from '@/lib/leasing/tools/mileage-check';
import { valuesOf } from '@/lib/leasing/tools/tool-state';
import { questionHref } from '@/lib/quote/apply-href';
import { LeaseEnd } from './lease-end';
import { ToolActions } from './tool-actions';
import { ToolFields } from './tool-field';
import { ToolExplanation, ToolForm, ToolNote } from './tool-form';
import { useTool } from './use-tool';

export function MileageCheck({ facts }: { facts: readonly LeaseEndFact[] }) {
  const tool = useTool(mileageCheckTool);
  const values = valuesOf(mileageCheckTool, tool.state.given);
  const result = checkMileage(values);
  return (
    <ToolForm
      actions={
        <>
          <LeaseEnd facts={facts} tool={tool} values={values} />
          <ToolActions tool={tool}>
            An estimate from your pace so far; the charge per mile and the dates of your contract
            decide. Miles bought in advance pay off if all of them cost less than the charge.
          </ToolActions>
          <Button
            className="mt-4 print:hidden"
            data-event="tool_ask"
            href={questionHref(tool.numbersPath)}
          >
            Ask us about the end of your lease
          </Button>
        </>
      }
      intro="A driver in month 14 to start with. Enter your own lease and everything below updates."
      sentence={mileageSentence(result)}
      tool={tool}
    >
      <div className="noscript:hidden">
        <ToolFields fields={mileageFields} tool={tool} />
      </div>
      <ToolExplanation>
        <AmountList lines={mileageLines(result)} />
        <ToolNote>
          The disposition fee and wear beyond normal come on top. To buy the car instead, you pay
          the purchase price in your lease, which also says whether you still owe for extra miles.
        </ToolNote>
      </ToolExplanation>
    </ToolForm>
  );
}
