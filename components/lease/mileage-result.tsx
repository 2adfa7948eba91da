import { CompactTable } from '@/components/ui/compact-table';
import { count } from '@/lib/format/format';
import type { MileageInputs, MileageResult } from '@/lib/lease/mileage';
import { advanceAdvice, explainMileage, outlook } from '@/lib/lease/mileage-words';
import { type Bar, BarPicture } from './bar-picture';
import { FormulaLine } from './formulas';
import { ToolResult } from './tool-frame';

const miles = (value: number) => `${count(value)} miles`;

function bars({ allowance, driven, projected, over }: MileageResult): Bar[] {
  const drivenInPlan = Math.min(driven, allowance);
  return [
    { label: 'Your plan', total: miles(allowance), parts: [{ tone: 'sand', size: allowance }] },
    {
      label: 'At this pace',
      total: miles(projected),
      parts: [
        { tone: 'ink', size: drivenInPlan },
        { tone: 'glass', size: projected - over - drivenInPlan },
        { tone: 'coral', size: over },
      ],
    },
  ];
}

/** Where a lease is heading: a sentence, a picture with a table beside it, and each number with its formula. */
export function MileageResultView(props: {
  inputs: MileageInputs;
  result: MileageResult;
  summary: string;
  /** Whether the tool responds. */
  ready: boolean;
}) {
  const { inputs, result, summary, ready } = props;
  const advice = advanceAdvice(result);
  const { columns, rows } = outlook(result);
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
          { tone: 'ink', label: 'Driven so far' },
          { tone: 'glass', label: 'Still to come' },
          { tone: 'coral', label: 'Over the plan' },
        ]}
        title={`Miles by the end of ${inputs.months} months`}
      />
      <CompactTable columns={columns} rows={rows} />
      <div className="amounts">
        {explainMileage(inputs, result).map((explanation) => (
          <FormulaLine explanation={explanation} key={explanation.label} ready={ready} />
        ))}
      </div>
    </ToolResult>
  );
}
