import { AmountLine } from '@/components/ui/amount-line';
import { count } from '@/lib/lease/format';
import type { MileageInputs, MileageResult } from '@/lib/lease/mileage-check';
import { advanceAdvice, explainMileage } from '@/lib/lease/mileage-words';
import { type Bar, BarPicture } from './bar-picture';
import { FormulaLine } from './formula-line';
import { ToolResult } from './tool-result';

/** Ends where the numbers end that open to a formula. */
const BESIDE_FORMULAS = 'pr-5 print:pr-0';

const miles = (value: number) => `${count(value)} miles`;

function bars({ allowance, driven, projected, over }: MileageResult): Bar[] {
  const drivenInPlan = Math.min(driven, allowance);
  return [
    { label: 'Your plan', total: miles(allowance), parts: [{ tone: 'pale', size: allowance }] },
    {
      label: 'At this pace',
      total: miles(projected),
      parts: [
        { tone: 'strong', size: drivenInPlan },
        { tone: 'light', size: projected - over - drivenInPlan },
        { tone: 'extra', size: over },
      ],
    },
  ];
}

/** Where a lease is heading: a sentence, a picture, and each number with its formula. */
export function MileageResultView(props: {
  inputs: MileageInputs;
  result: MileageResult;
  summary: string;
  /** Whether the tool responds. */
  ready: boolean;
}) {
  const { inputs, result, summary, ready } = props;
  const { driven, over, under } = result;
  const explained = explainMileage(inputs, result);
  const advice = advanceAdvice(result);
  return (
    <ToolResult sentence={summary}>
      {advice && (
        <p className="border-glass-deep border-l-[3px] pl-4 text-sm print:text-[8pt] print:leading-snug">
          {advice}
        </p>
      )}
      <BarPicture
        bars={bars(result)}
        legend={[
          { tone: 'strong', label: 'Driven so far' },
          { tone: 'light', label: 'Still to come' },
          { tone: 'extra', label: 'Over the plan' },
        ]}
        title={`Miles by the end of ${inputs.months} months`}
      />
      <div>
        <dl>
          <AmountLine className={BESIDE_FORMULAS} label="Driven so far" value={miles(driven)} />
        </dl>
        <FormulaLine explanation={explained.pace} ready={ready} />
        <FormulaLine explanation={explained.projected} ready={ready} />
        <FormulaLine explanation={explained.allowance} ready={ready} />
        <dl>
          <AmountLine
            className={BESIDE_FORMULAS}
            label={over > 0 ? 'Over the plan' : 'Under the plan'}
            strong
            value={miles(over > 0 ? over : under)}
          />
        </dl>
        <FormulaLine explanation={explained.chargeLow} ready={ready} />
        <FormulaLine explanation={explained.chargeHigh} ready={ready} />
        {explained.paceToAvoid && <FormulaLine explanation={explained.paceToAvoid} ready={ready} />}
      </div>
    </ToolResult>
  );
}
