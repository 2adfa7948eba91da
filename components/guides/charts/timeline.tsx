import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { barPaths, round, type Tone } from '@/components/ui/marks';
import { type Draw, halo, isNarrow, labels } from './chart';

/** From `start` to `end` in the timeline's unit; a dot where they are the same. */
type Span = {
  start: number;
  end: number;
  tone: Tone;
  /** Part of the full height, from 0 to 1; 1 without it. */
  height?: number;
  /** Stands above the span: "$1,500" */
  text?: string;
};
/** `heading` stands above the first lane of a group. */
type Lane = { label: string; spans: readonly Span[]; heading?: string };
/** A line across all lanes, with its date in one or two short lines: ["Sep 30", "2026"] */
type Mark = { at: number; label: readonly string[] };
/** `offset` is the height of what is drawn above it. */
type Timeline = { lanes: readonly Lane[]; marks: readonly Mark[]; length: number; offset?: number };

const LINE = 17;
const BAR = 14;
const GAP = 10;
/** About how wide a character is, to keep labels apart. */
const CHARACTER = 6.6;
/** The same for a semibold label in the fallback font, which is wider. */
const BOLD_CHARACTER = 8;

/** Periods and days of several things on one line of time from 0 to `length`, each lane directly labeled. */
export const timeline =
  ({ lanes, marks, length, offset = 0 }: Timeline): Draw =>
  (width) => {
    const narrow = isNarrow(width);
    const left = narrow ? 0 : Math.max(...lanes.map(({ label }) => label.length)) * CHARACTER + 12;
    // A dot on the first or the last day is drawn whole.
    const roomFor = (day: number) =>
      lanes.some(({ spans }) => spans.some(({ start, end }) => start === day && end === day)) ? BAR / 2 : 0;
    const x = scaleLinear([0, length], [left + roomFor(0), width - roomFor(length)]);
    const top = offset + LINE * Math.max(...marks.map(({ label }) => label.length)) + 4;
    let y = top;
    const placed = lanes.map((lane) => {
      if (lane.heading) y += LINE + GAP;
      const headingAt = y - (narrow ? 4 : 7);
      const texts = lane.spans.some(({ text }) => text) ? LINE : 0;
      const bar = y + texts + (narrow ? LINE : 0);
      y = bar + BAR + GAP;
      return { ...lane, headingAt, bar, labelAt: narrow ? bar - texts - 4 : bar + BAR - 3 };
    });
    const spans = placed.flatMap((lane) => {
      let free = 0;
      return lane.spans.map((span) => {
        const textFrom = Math.max(x(span.start), free);
        free = textFrom + (span.text?.length ?? 0) * BOLD_CHARACTER + GAP;
        return { ...span, textFrom, bar: lane.bar };
      });
    });
    const anchors = anchorsOf(marks, x, left, width);
    const content = (
      <>
        <path
          className="fill-none stroke-control"
          d={marks.map(({ at }) => `M${round(x(at))} ${top - 2}V${y - GAP}`).join('')}
          strokeDasharray="2 3"
        />
        {labels(
          marks.flatMap(({ at, label }, index) =>
            label.map((text, row) => ({
              text,
              at: anchors[index],
              x: round(x(at)),
              y: offset + LINE * (row + 1) - 4,
            })),
          ),
        )}
        <g className={halo}>
          {labels(placed.map(({ label, labelAt }) => ({ text: label, y: labelAt })))}
          {labels(
            placed.flatMap(({ heading, headingAt }) =>
              heading ? [{ text: heading, y: headingAt, strong: true }] : [],
            ),
          )}
          {labels(
            spans.flatMap(({ end, text, textFrom, bar }) =>
              text ? [{ text, ...placeOf(text, textFrom, x(end), width), y: bar - 5, strong: true }] : [],
            ),
          )}
        </g>
        {barPaths(
          spans
            .filter(({ start, end }) => start < end)
            .map(({ start, end, tone, height = 1, bar }) => ({
              tone,
              from: x(start),
              to: x(end) - 1,
              top: round(bar + (BAR - 1) * (1 - height)),
              height: round(1 + (BAR - 1) * height),
            })),
        )}
        {each(
          spans.filter(({ start, end }) => start === end),
          ({ start, bar }) => (
            <circle cx={round(x(start))} cy={bar + BAR / 2} r={BAR / 2} />
          ),
        )}
      </>
    );
    return { height: y - GAP + 1, content };
  };

/** A text starts with its span, or ends with it where it would leave the drawing. */
function placeOf(text: string, start: number, end: number, width: number) {
  return start + text.length * CHARACTER <= width
    ? { x: round(start) }
    : { x: round(end), at: 'end' as const };
}

/** Labels that would touch turn away from each other, and none leaves the drawing. */
function anchorsOf(marks: readonly Mark[], x: (at: number) => number, left: number, width: number) {
  const halves = marks.map(
    ({ label }) => (Math.max(...label.map((line) => line.length)) * CHARACTER + 6) / 2,
  );
  const touches = (a: number, b: number) => {
    const [first, second] = [marks[a], marks[b]];
    return first && second && x(second.at) - x(first.at) < (halves[a] ?? 0) + (halves[b] ?? 0);
  };
  return marks.map(({ at }, index) => {
    const [here, half] = [x(at), halves[index] ?? 0];
    if (here + half > width || (touches(index, index + 1) && here - half > left)) return 'end';
    return here - half < left || touches(index - 1, index) ? 'start' : 'middle';
  });
}
