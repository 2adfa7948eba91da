import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { money } from '@/lib/format/format';
import { colors, DASHES, type Draw, type Label, round } from './chart';

/** Room for the labels in the fallback font, which is wider. */
const MARGIN = { left: 62, right: 92, top: 30, bottom: 24 };
const HEIGHT = 220;
const BOTTOM = MARGIN.top + HEIGHT;
/** About how wide a character is. */
const CHARACTER = 6;

const GRID = 'fill-none stroke-line-deep forced-colors:stroke-system-line';
const lineColors = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-system-text',
  action: 'fill-none stroke-action stroke-3 forced-colors:stroke-system-mark',
} as const;

type Point = readonly [x: number, cents: number];
type Change = { at: readonly number[]; before: string; after: string };
type End = { at: number; name: string; text: string };

export type LineChart = {
  /**
   * The ticks of what `x` counts, the label of each, and its unit, which stands in the right
   * margin.
   */
  x: { ticks: readonly number[]; label: (value: number) => string; unit: string };
  lines: readonly { color: keyof typeof lineColors; points: readonly Point[] }[];
  /** The corners of an area below the lines. */
  area?: readonly Point[];
  /**
   * Dashed lines where something changes, and what stands before the first and after the last, as
   * far as it fits.
   */
  change?: Change;
  /** Two lines of text at the right end of each line, moved apart where they would touch. */
  ends: readonly End[];
};

/** Both scales of a drawing of some width. */
type Scales = {
  width: number;
  right: number;
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
};

/** Money over whatever `x` counts, from 0 upward. */
export function lineChart(chart: LineChart): Draw {
  return (width) => {
    const scales = scalesOf(chart, width);
    return {
      height: BOTTOM + MARGIN.bottom,
      texts: [
        ...axisTexts(chart, scales),
        ...(chart.change ? changeTexts(chart.change, scales) : []),
        ...endTexts(chart.ends, scales),
      ],
      more: <Lines {...chart} scales={scales} />,
    };
  };
}

function scalesOf({ lines, area = [] }: LineChart, width: number): Scales {
  const right = width - MARGIN.right;
  const points = [...area, ...lines.flatMap((line) => line.points)];
  const counts = points.map(([count]) => count);
  const most = Math.max(...points.map(([, cents]) => cents));
  return {
    width,
    right,
    x: scaleLinear([Math.min(...counts), Math.max(...counts)], [MARGIN.left, right]),
    y: scaleLinear([0, most], [BOTTOM, MARGIN.top]).nice(5),
  };
}

function axisTexts({ x: axis }: LineChart, { x, y, right }: Scales): Label[] {
  const below = BOTTOM + 18;
  const amounts = y.ticks(5).map((cents): Label => {
    return {
      text: money(cents),
      x: MARGIN.left - 6,
      y: round(y(cents)) + 4,
      at: 'end',
      tick: true,
    };
  });
  const counts = axis.ticks.map((value): Label => {
    return { text: axis.label(value), x: round(x(value)), y: below, at: 'middle', tick: true };
  });
  return [...amounts, ...counts, { text: axis.unit, x: right + 16, y: below }];
}

function changeTexts({ at, before, after }: Change, { x, width }: Scales): Label[] {
  const changes = at.map((value) => Math.round(x(value)));
  const start = Math.min(...changes) - 6;
  const end = Math.max(...changes) + 6;
  const texts: Label[] = [];
  if (start > before.length * CHARACTER) texts.push({ text: before, x: start, y: 14, at: 'end' });
  if (end + after.length * CHARACTER < width) texts.push({ text: after, x: end, y: 14 });
  return texts;
}

function endTexts(ends: readonly End[], { y, right }: Scales): Label[] {
  const texts: Label[] = [];
  let free = 0;
  for (const { at, name, text } of ends.toSorted((a, b) => b.at - a.at)) {
    const top = Math.max(round(y(at)) - 2, free);
    texts.push({ text: name, x: right + 8, y: top, strong: true });
    texts.push({ text, x: right + 8, y: top + 16 });
    free = top + 34;
  }
  return texts;
}

function Lines({ lines, area = [], change, scales }: LineChart & { scales: Scales }) {
  const { x, y, right } = scales;
  const path = (corners: readonly Point[]) =>
    corners.map(([a, b], at) => `${at ? 'L' : 'M'}${round(x(a))} ${round(y(b))}`).join('');
  const grid = y.ticks(5).map((cents) => `M${MARGIN.left} ${round(y(cents))}H${right}`);
  return (
    <>
      <path className={GRID} d={grid.join('')} />
      {area.length > 0 && <path className={colors.line} d={`${path(area)}z`} />}
      {change && (
        <path
          className="fill-none stroke-current"
          d={change.at.map((at) => `M${round(x(at))} 4V${BOTTOM}`).join('')}
          strokeDasharray={DASHES}
        />
      )}
      {each(lines, ({ color, points }) => (
        <path className={lineColors[color]} d={path(points)} />
      ))}
    </>
  );
}
