import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { barPaths, round, type Tone } from '@/components/ui/marks';
import { type Drawing, isNarrow } from './chart';
import { halo } from './line-marks';
import { anchorsOf, BOLD_CHARACTER, CHARACTER, placeOf } from './timeline-labels';

/** From `start` to `end` in the timeline's unit; a dot where they are the same. */
export type Span = {
  start: number;
  end: number;
  tone: Tone;
  /** Part of the full height, from 0 to 1; 1 without it. */
  height?: number;
  /** Stands above the span: "$1,500" */
  text?: string;
};
/** `heading` stands above the first lane of a group. */
export type Lane = { label: string; spans: readonly Span[]; heading?: string };
/** A line across all lanes, with its date in one or two short lines: ["Sep 30", "2025"] */
export type Mark = { at: number; label: readonly string[] };

const LINE = 17;
const BAR = 14;
const GAP = 10;

/** `offset` is the height of what is drawn above it. */
type Timeline = { lanes: readonly Lane[]; marks: readonly Mark[]; length: number; offset?: number };

/** Periods and days of several things on one line of time from 0 to `length`, each lane directly labeled. */
export function timeline({ lanes, marks, length, offset = 0 }: Timeline, width: number): Drawing {
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
      {each(marks, ({ at, label }, index) =>
        each(label, (line, row) => (
          <text textAnchor={anchors[index]} x={round(x(at))} y={offset + LINE * (row + 1) - 4}>
            {line}
          </text>
        )),
      )}
      <g className={halo}>
        {each(placed, ({ label, labelAt }) => (
          <text y={labelAt}>{label}</text>
        ))}
        <g className="font-semibold">
          {each(placed, ({ heading, headingAt }) => heading && <text y={headingAt}>{heading}</text>)}
          {each(
            spans,
            ({ end, text, textFrom, bar }) =>
              text && (
                <text {...placeOf(text, textFrom, x(end), width)} y={bar - 5}>
                  {text}
                </text>
              ),
          )}
        </g>
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
}
