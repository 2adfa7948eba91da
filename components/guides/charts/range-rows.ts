import { scaleLinear } from 'd3-scale';
import { type Bar, type Color, type Draw, type Label, round } from './chart';

const LINE = 18;
const BAR = 14;

/** `end` stands at the end of the label's line, `below` the bar. */
export type Lane = {
  label: string;
  from: number;
  to: number;
  color: Color;
  end?: string;
  below?: string;
};
/** Where something changes, from the start of the scale to its end. */
export type Mark = { at: number; label: string };

type Ranges = {
  lanes: readonly Lane[];
  marks: readonly Mark[];
  /** The height of what is drawn above it. */
  offset?: number;
};

/** Ranges on one scale, each a bar below its label; one that has no length ends at its place. */
export function rangeRows({ lanes, marks, offset = 0 }: Ranges): Draw {
  return (width) => {
    const x = scaleLinear([marks[0]?.at ?? 0, marks.at(-1)?.at ?? 0], [0, width]);
    const hasTextBelow = lanes.some(({ below }) => below);
    const laneHeight = LINE + BAR + (hasTextBelow ? LINE + 16 : 12);
    const height = offset + LINE + lanes.length * laneHeight - 6;
    const topOf = (lane: number) => offset + 2 * LINE + 6 + lane * laneHeight;
    return {
      height,
      rules: {
        at: marks.slice(1, -1).map(({ at }) => x(at)),
        from: offset + LINE,
        to: height,
      },
      texts: [
        ...marks.map(({ at, label }, index): Label => {
          const side = sideOf(index, marks.length);
          return { text: label, x: round(x(at)), y: offset + LINE - 5, at: side };
        }),
        ...lanes.flatMap((lane, at) => laneTexts(lane, topOf(at), width)),
      ],
      bars: lanes.map(({ from, to, color }, at): Bar => {
        const start = Math.min(x(from), x(to) - BAR / 2);
        return { color, from: start, to: x(to), top: topOf(at), height: BAR };
      }),
    };
  };
}

/** The first mark starts at its place and the last ends there, so that none leaves the drawing. */
function sideOf(index: number, count: number): Label['at'] {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

function laneTexts({ label, end, below }: Lane, top: number, width: number): Label[] {
  const texts: Label[] = [{ text: label, y: top - 5, strong: true }];
  if (end) texts.push({ text: end, x: width, y: top - 5, at: 'end', strong: true });
  if (below) texts.push({ text: below, y: top + BAR + LINE - 4 });
  return texts;
}
