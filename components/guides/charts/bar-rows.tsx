import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { barPaths, type Tone } from '@/components/ui/marks';
import { type Drawing, isNarrow } from './chart';

export type Bar = {
  /** Where the bar starts, when it continues an earlier one; 0 without it. */
  from?: number;
  to: number;
  tone: Tone;
  /** What stands at the end of the bar: "$480.00" */
  text: string;
  /** What the bar is, where a row has several: "New York City" */
  name?: string;
};
export type BarRow = { label: string; bars: readonly Bar[]; strong?: boolean };

/** Room for the label beside the bars, and for the longest text at the end of one. */
const LABEL = 176;
const TEXT = 78;
const BAR = 14;
const LINE = 20;

/**
 * Horizontal bars on one scale from 0. Each has its label beside it, or above it in a narrow drawing, and its number at
 * its end, so that no legend is needed.
 */
export function barRows(rows: readonly BarRow[], width: number): Drawing {
  const narrow = isNarrow(width);
  const start = narrow ? 0 : LABEL;
  const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)));
  const x = scaleLinear([0, most], [start, width - TEXT]);
  let y = 0;
  const placed = rows.map(({ bars, label, strong }) => {
    const heading = bars.some(({ name }) => name) && { label, y: y + BAR };
    if (heading) y += LINE + 2;
    const lines = bars.map((bar) => {
      const top = narrow ? y + LINE : y;
      y = top + BAR + (narrow ? 6 : 5);
      return { ...bar, label: bar.name ?? label, top, labelAt: narrow ? top - 5 : top + 11 };
    });
    y += narrow || heading ? 8 : 5;
    return { heading, lines, strong };
  });
  const bars = placed.flatMap(({ lines }) =>
    lines.map(({ from = 0, to, tone, top }) => ({ tone, from: x(from), to: x(to), top, height: BAR })),
  );
  return {
    height: y,
    content: (
      <>
        {barPaths(bars)}
        {each(placed, ({ heading, lines, strong }) => (
          <g className={strong ? 'font-semibold' : undefined}>
            {heading && (
              <text className="font-semibold" y={heading.y}>
                {heading.label}
              </text>
            )}
            {each(lines, ({ label, text, to, top, labelAt }) => (
              <>
                <text y={labelAt}>{label}</text>
                <text x={Math.round(x(to)) + 6} y={top + 11}>
                  {text}
                </text>
              </>
            ))}
          </g>
        ))}
      </>
    ),
  };
}
