import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { type Bar, round, type Tone } from '@/components/ui/marks';
import type { Draw, Label } from './chart';

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
/** The name of a group stands above its first lane. */
type Lane = { label: string; spans: readonly Span[]; group?: string };
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
  (width, narrow) => {
    const left = narrow ? 0 : Math.max(...lanes.map(({ label }) => label.length)) * CHARACTER + 12;
    // A dot on the first or the last day is drawn whole.
    const roomFor = (day: number) =>
      lanes.some(({ spans }) => spans.some(({ start, end }) => start === day && end === day)) ? BAR / 2 : 0;
    const x = scaleLinear([0, length], [left + roomFor(0), width - roomFor(length)]);
    const top = offset + LINE * Math.max(...marks.map(({ label }) => label.length)) + 4;
    const anchors = anchorsOf(marks, x, left, width);
    const texts = marks.flatMap(({ at, label }, index) =>
      label.map((text, row): Label => {
        return { text, at: anchors[index], x: round(x(at)), y: offset + LINE * (row + 1) - 4 };
      }),
    );
    const bars: Bar[] = [];
    const dots: { cx: number; cy: number }[] = [];
    let y = top;
    for (const [index, { label, group, spans }] of lanes.entries()) {
      if (group && group !== lanes[index - 1]?.group) {
        y += LINE + GAP;
        texts.push({ text: group, y: y - (narrow ? 4 : 7), strong: true });
      }
      const room = spans.some(({ text }) => text) ? LINE : 0;
      const bar = y + room + (narrow ? LINE : 0);
      texts.push({ text: label, y: narrow ? bar - room - 4 : bar + BAR - 3 });
      for (const text of spanTexts(spans, x, width)) texts.push({ ...text, y: bar - 5, strong: true });
      for (const { start, end, tone, height: part = 1 } of spans) {
        if (start === end) dots.push({ cx: round(x(start)), cy: bar + BAR / 2 });
        const [height, hidden] = [round(1 + (BAR - 1) * part), round((BAR - 1) * (1 - part))];
        if (start < end) bars.push({ tone, from: x(start), to: x(end) - 1, top: bar + hidden, height });
      }
      y = bar + BAR + GAP;
    }
    return {
      height: y - GAP + 1,
      rules: { at: marks.map(({ at }) => x(at)), from: top - 2, to: y - GAP },
      texts,
      bars,
      more: each(dots, (dot) => <circle {...dot} r={BAR / 2} />),
    };
  };

type Scale = (at: number) => number;

/** The texts of a lane's spans: each starts with its span or after the text before, or ends with its span where it would leave the drawing. */
function spanTexts(spans: readonly Span[], x: Scale, width: number) {
  let free = 0;
  return spans.flatMap(({ start, end, text }) => {
    const from = Math.max(x(start), free);
    free = from + (text?.length ?? 0) * BOLD_CHARACTER + GAP;
    if (!text) return [];
    const fits = from + text.length * CHARACTER <= width;
    return [fits ? { text, x: round(from) } : { text, x: round(x(end)), at: 'end' as const }];
  });
}

/** Labels that would touch turn away from each other, and none leaves the drawing. */
function anchorsOf(marks: readonly Mark[], x: Scale, left: number, width: number): Label['at'][] {
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
