import { scaleLinear } from 'd3-scale';
import type { Bar, Color, Draw, Label } from './chart';

const BAR = 14;
const LINE = 20;
/** Room for the labels beside the bars, and for the numbers at their ends. */
const LABEL = 176;
const NUMBER = 78;

type RowBar = {
  /** Where it continues an earlier one; 0 without it. */
  from?: number;
  to: number;
  color: Color;
  /** Stands at its end. */
  text?: string;
};

/** A row without bars is a heading of those below it. */
export type BarRow = { label: string; bars: readonly RowBar[]; strong?: boolean };

type Options = {
  /** The names of what stands side by side in each row. */
  columns?: readonly string[];
  /** Room for the labels beside the bars of a wide drawing. */
  labelWidth?: number;
  /** Room for the texts at the ends of the bars. */
  textWidth?: number;
  /** Dashed lines at these values, through all bars. */
  rules?: readonly number[];
};

/**
 * Bars on one scale from 0, beside the label of their row, or below it in a narrow drawing, each
 * with its number at its end, so that no legend is needed. Those of one row stand in `columns`,
 * below their names.
 */
export function barRows(rows: readonly BarRow[], options: Options = {}): Draw {
  const { columns = [], labelWidth = LABEL, textWidth = NUMBER, rules = [] } = options;
  return (width, narrow) => {
    const start = narrow ? 0 : labelWidth;
    const columnWidth = (width - start) / Math.max(columns.length, 1);
    const most = Math.max(...rules, ...rows.flatMap(({ bars }) => bars.map(({ to }) => to)));
    const length = scaleLinear([0, most], [0, columnWidth - textWidth]);
    const leftOf = (column: number) => start + column * columnWidth;
    const headings = columns.map(
      (text, at): Label => ({ text, x: leftOf(at), y: 13, strong: true }),
    );
    const tops = barTops(rows, columns.length > 0 ? LINE + 6 : 0, narrow);
    const end = tops.at(-1) ?? 0;
    return {
      height: end,
      texts: [...headings, ...rows.flatMap((row, at) => rowTexts(row, tops[at] ?? 0))],
      bars: rows.flatMap((row, at) => rowBars(row, tops[at] ?? 0)),
      rules:
        rules.length > 0
          ? { at: rules.map((at) => start + length(at)), from: 0, to: end }
          : undefined,
    };

    function rowTexts({ label, bars, strong }: BarRow, top: number): Label[] {
      const isHeading = bars.length === 0;
      const y = narrow && !isHeading ? top - 5 : top + 11;
      const numbers = bars.flatMap(({ to, text }, at): Label[] => {
        if (!text) return [];
        return [{ text, x: Math.round(leftOf(at) + length(to)) + 6, y: top + 11, strong }];
      });
      return [{ text: label, y, strong: strong || isHeading }, ...numbers];
    }

    function rowBars({ bars }: BarRow, top: number): Bar[] {
      return bars.map(({ from = 0, to, color }, at) => {
        const left = leftOf(at);
        return { color, from: left + length(from), to: left + length(to), top, height: BAR };
      });
    }
  };
}

/** @returns where the bar of each row starts, and after them the height of all */
function barTops(rows: readonly BarRow[], start: number, narrow: boolean): number[] {
  const tops: number[] = [];
  let y = start;
  for (const { bars } of rows) {
    const isBelowLabel = narrow && bars.length > 0;
    const top = isBelowLabel ? y + LINE : y;
    tops.push(top);
    y = top + BAR + (narrow ? 14 : 10);
  }
  return [...tops, y];
}
