import { scaleLinear } from 'd3-scale';
import { barPaths, type Bar as PlacedBar, type Tone } from '@/components/ui/marks';
import { type Draw, isNarrow, type Label, labels, type Svg } from './chart';

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

const drawn = (height: number, bars: readonly PlacedBar[], texts: readonly Label[]): Svg => ({
  height,
  content: (
    <>
      {barPaths(bars)}
      {labels(texts)}
    </>
  ),
});

/**
 * Horizontal bars on one scale from 0. Each has its label beside it, or above it in a narrow drawing, and its number at
 * its end, so that no legend is needed.
 */
export const barRows =
  (rows: readonly BarRow[]): Draw =>
  (width) => {
    const narrow = isNarrow(width);
    const most = Math.max(...rows.flatMap(({ bars }) => bars.map(({ to }) => to)));
    const x = scaleLinear([0, most], [narrow ? 0 : LABEL, width - 78]);
    const placed: PlacedBar[] = [];
    const texts: Label[] = [];
    let y = 0;
    for (const { label, bars, strong } of rows) {
      const named = bars.some(({ name }) => name);
      if (named) {
        texts.push({ text: label, y: y + BAR, strong: true });
        y += LINE + 2;
      }
      for (const { from = 0, to, tone, text, name = label } of bars) {
        const top = narrow ? y + LINE : y;
        placed.push({ tone, from: x(from), to: x(to), top, height: BAR });
        texts.push({ text: name, y: narrow ? top - 5 : top + 11, strong });
        texts.push({ text, x: Math.round(x(to)) + 6, y: top + 11, strong });
        y = top + BAR + (narrow ? 6 : 5);
      }
      y += narrow || named ? 8 : 5;
    }
    return drawn(y, placed, texts);
  };

type BarColumn = { name: string; tone: Tone };
type ColumnRow = { label: string; amounts: readonly { to: number; text: string }[]; strong?: boolean };

/** Bars in columns beside each other, all on one scale from 0: the same lines of two bills. */
export const barColumns =
  (columns: readonly BarColumn[], rows: readonly ColumnRow[]): Draw =>
  (width) => {
    const narrow = isNarrow(width);
    const start = narrow ? 0 : LABEL;
    const column = (width - start) / columns.length;
    const most = Math.max(...rows.flatMap(({ amounts }) => amounts.map(({ to }) => to)));
    const length = scaleLinear([0, most], [0, column - 84]);
    const placed: PlacedBar[] = [];
    const texts: Label[] = columns.map(({ name }, at) => ({
      text: name,
      x: start + at * column,
      y: 13,
      strong: true,
    }));
    let top = narrow ? 46 : 26;
    for (const { label, amounts, strong } of rows) {
      texts.push({ text: label, y: top + (narrow ? -5 : 11), strong });
      for (const [at, { to, text }] of amounts.entries()) {
        const from = start + at * column;
        const end = from + length(to);
        placed.push({ tone: columns[at]?.tone ?? 'ink', from, to: end, top, height: BAR });
        texts.push({ text, x: Math.round(end) + 5, y: top + 11, strong });
      }
      top += narrow ? 44 : 26;
    }
    return drawn(top - (narrow ? 44 : 26) + BAR + 4, placed, texts);
  };

type Part = { size: number; text: string; tone: Tone };
type StackedBar = { label: string; text: string; parts: readonly [Part, Part] };

/** Bars of two parts on one scale from 0, with their name and sum above and the parts' names below. */
export const stackedBars =
  (bars: readonly StackedBar[]): Draw =>
  (width) => {
    const [height, step] = [18, 72];
    const most = Math.max(...bars.map(({ parts: [first, second] }) => first.size + second.size));
    const x = scaleLinear([0, most], [0, width]);
    const placed: PlacedBar[] = [];
    const texts: Label[] = [];
    for (const [at, { label, text, parts }] of bars.entries()) {
      const [first, second] = parts;
      const [middle, end] = [x(first.size), x(first.size + second.size)];
      const top = at * step + 20;
      placed.push({ tone: first.tone, from: 0, to: middle, top, height });
      placed.push({ tone: second.tone, from: middle, to: end, top, height });
      texts.push(
        { text: label, y: top - 7, strong: true },
        { text, x: width, y: top - 7, at: 'end', strong: true },
      );
      texts.push(
        { text: first.text, y: top + 32 },
        { text: second.text, x: Math.round(end), y: top + 32, at: 'end' },
      );
    }
    return drawn(bars.length * step - 14, placed, texts);
  };
