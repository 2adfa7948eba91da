import { scaleLinear } from 'd3-scale';
import { type Drawing, each, type Tone, tones } from './figure';

export type Bar = {
  /** Where the bar starts, when it continues an earlier one; 0 without it. */
  from?: number;
  to: number;
  tone: Tone;
  /** What stands at the right end of the bar's line: "$480.00" */
  text: string;
  /** Stands before the bar's text, where a row has several bars: "New York City" */
  name?: string;
};
export type BarRow = { label: string; bars: readonly Bar[]; strong?: boolean };

const LINE = 18;
const BAR = 12;
const GAP = 12;

/** Horizontal bars on one scale from 0, each below its own label, so that no label needs a legend or can be cut off. */
export function barRows(rows: readonly BarRow[], width: number): Drawing {
  const x = scaleLinear([0, Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)))], [0, width]);
  let y = 0;
  const content = each(rows, ({ label, bars, strong }) => {
    const several = bars.some(({ name }) => name);
    if (several) y += LINE;
    const top = y - 4;
    const lines = bars.map((bar) => {
      y += LINE + BAR + 6;
      return { ...bar, y };
    });
    y += GAP;
    return (
      <g className={strong ? 'font-semibold' : undefined}>
        {several && (
          <text className="font-semibold" y={top}>
            {label}
          </text>
        )}
        {each(lines, ({ from = 0, to, tone, text, name, y: bottom }) => (
          <>
            <text y={bottom - BAR - 9}>{name ?? label}</text>
            <text textAnchor="end" x={width} y={bottom - BAR - 9}>
              {text}
            </text>
            <path className="fill-paper-deep" d={`M0 ${bottom - BAR - 3}h${width}v${BAR}H0z`} />
            <path
              className={tones[tone]}
              d={`M${round(x(from))} ${bottom - BAR - 3}H${round(x(to))}v${BAR}H${round(x(from))}z`}
            />
          </>
        ))}
      </g>
    );
  });
  return { height: y - GAP, content };
}

/** A tenth of a pixel is enough, and short numbers keep the HTML small. */
export const round = (value: number) => Math.round(value * 10) / 10;
