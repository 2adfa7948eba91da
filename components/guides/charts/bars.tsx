import { scaleLinear } from 'd3-scale';
import type { Bar as PlacedBar, Tone } from '@/components/ui/marks';
import { money } from '@/lib/format/format';
import type { Draw, Label } from './chart';

const BAR = 14;
const LINE = 20;
/** Room for the labels beside the bars. */
const LABEL = 176;

type Bar = {
  /** Where the bar starts, when it continues an earlier one; 0 without it. */
  from?: number;
  to: number;
  tone: Tone;
  /** What stands at the end of the bar: "$480.00" */
  text: string;
  /** What the bar is, where a row has several: "New York City" */
  name?: string;
};
type BarRow = { label: string; bars: readonly Bar[]; strong?: boolean };

/**
 * Horizontal bars on one scale from 0. Each has its label beside it, or above it in a narrow drawing, and its number at
 * its end, so that no legend is needed.
 */
export const barRows =
  (rows: readonly BarRow[]): Draw =>
  (width, narrow) => {
    const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)));
    const x = scaleLinear([0, most], [narrow ? 0 : LABEL, width - 78]);
    const bars: PlacedBar[] = [];
    const texts: Label[] = [];
    let y = 0;
    for (const row of rows) {
      const named = row.bars.some(({ name }) => name);
      const { strong } = row;
      if (named) {
        texts.push({ text: row.label, y: y + BAR, strong: true });
        y += LINE + 2;
      }
      for (const { from = 0, to, tone, text, name = row.label } of row.bars) {
        const top = narrow ? y + LINE : y;
        bars.push({ tone, from: x(from), to: x(to), top, height: BAR });
        texts.push({ text: name, y: narrow ? top - 5 : top + 11, strong });
        texts.push({ text, x: Math.round(x(to)) + 6, y: top + 11, strong });
        y = top + BAR + (narrow ? 6 : 5);
      }
      y += narrow || named ? 8 : 5;
    }
    return { height: y, bars, texts };
  };

type Line = { label: string; amounts: readonly number[]; strong?: boolean };

/** Bars of cents in named columns beside each other, all on one scale from 0: the same lines of two bills. */
export const barColumns =
  (tones: Readonly<Record<string, Tone>>, lines: readonly Line[]): Draw =>
  (width, narrow) => {
    const columns = Object.entries(tones);
    const start = narrow ? 0 : LABEL;
    const [first, step] = narrow ? [46, 44] : [26, 26];
    const column = (width - start) / columns.length;
    const length = scaleLinear([0, Math.max(...lines.flatMap(({ amounts }) => amounts))], [0, column - 84]);
    const bars: PlacedBar[] = [];
    const texts: Label[] = [];
    for (const [at, [text]] of columns.entries())
      texts.push({ text, x: start + at * column, y: 13, strong: true });
    for (const [row, { label, amounts, strong }] of lines.entries()) {
      const top = first + row * step;
      texts.push({ text: label, y: top + (narrow ? -5 : 11), strong });
      for (const [at, [, tone]] of columns.entries()) {
        const from = start + at * column;
        const to = from + length(amounts[at] ?? 0);
        bars.push({ tone, from, to, top, height: BAR });
        texts.push({ text: money(amounts[at] ?? 0), x: Math.round(to) + 5, y: top + 11, strong });
      }
    }
    return { height: first + (lines.length - 1) * step + BAR + 4, bars, texts };
  };

/** A sum of two parts in cents, with their names: "$600 at signing" */
export type Sum = { label: string; sizes: readonly [number, number]; texts: readonly [string, string] };

/** Bars of two parts on one scale from 0, with their name and sum above and the parts' names below. */
export const stackedBars =
  (tones: readonly Tone[], sums: readonly Sum[]): Draw =>
  (width) => {
    const [height, step] = [18, 72];
    const x = scaleLinear([0, Math.max(...sums.map(({ sizes: [a, b] }) => a + b))], [0, width]);
    const bars: PlacedBar[] = [];
    const texts: Label[] = [];
    for (const [at, { label, sizes, texts: names }] of sums.entries()) {
      const sum = sizes[0] + sizes[1];
      const ends = [0, x(sizes[0]), x(sum)] as const;
      const top = at * step + 20;
      for (const [part, tone] of tones.entries())
        bars.push({ tone, from: ends[part] ?? 0, to: ends[part + 1] ?? 0, top, height });
      texts.push({ text: label, y: top - 7, strong: true });
      texts.push({ text: money(sum), x: width, y: top - 7, at: 'end', strong: true });
      texts.push({ text: names[0], y: top + 32 });
      texts.push({ text: names[1], x: Math.round(ends[2]), y: top + 32, at: 'end' });
    }
    return { height: sums.length * step - 14, bars, texts };
  };
