import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { barPaths, type Tone } from '@/components/ui/marks';
import { type Drawing, isNarrow } from './chart';

type BarColumn = { name: string; tone: Tone };
type Row = { label: string; amounts: readonly { to: number; text: string }[]; strong?: boolean };

const LABEL = 176;
const TEXT = 84;
const BAR = 14;

/** Bars in columns beside each other, all on one scale from 0: the same lines of two bills. */
export function barColumns(columns: readonly BarColumn[], rows: readonly Row[], width: number): Drawing {
  const narrow = isNarrow(width);
  const start = narrow ? 0 : LABEL;
  const column = (width - start) / columns.length;
  const most = Math.max(...rows.flatMap(({ amounts }) => amounts.map(({ to }) => to)));
  const length = scaleLinear([0, most], [0, column - TEXT]);
  const step = narrow ? 44 : 26;
  const topOf = (row: number) => 26 + row * step + (narrow ? 20 : 0);
  const startOf = (at: number) => start + at * column;
  const bars = rows.flatMap(({ amounts }, row) =>
    amounts.map(({ to }, at) => ({
      tone: columns[at]?.tone ?? 'ink',
      from: startOf(at),
      to: startOf(at) + length(to),
      top: topOf(row),
      height: BAR,
    })),
  );
  return {
    height: topOf(rows.length - 1) + BAR + 4,
    content: (
      <>
        <g className="font-semibold">
          {each(columns, ({ name }, at) => (
            <text x={startOf(at)} y={13}>
              {name}
            </text>
          ))}
        </g>
        {barPaths(bars)}
        {each(rows, ({ label, amounts, strong }, row) => (
          <g className={strong ? 'font-semibold' : undefined}>
            <text y={topOf(row) + (narrow ? -5 : 11)}>{label}</text>
            {each(amounts, ({ to, text }, at) => (
              <text x={Math.round(startOf(at) + length(to)) + 5} y={topOf(row) + 11}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </>
    ),
  };
}
