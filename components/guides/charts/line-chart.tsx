import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { money } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { ChartFigure } from './chart-figure';

/** In units of the drawing, so that labels keep their place if a visitor enlarges text. */
const FONT_SIZE = 13;
/** Fits the labels in the fallback font, which is wider. */
const MARGIN = { left: 62, right: 92 };
const TOP = 30;
const BOTTOM = 250;

const colors = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-system-text',
  link: 'fill-none stroke-link stroke-3 forced-colors:stroke-system-mark',
  grid: 'fill-none stroke-line-deep forced-colors:stroke-system-line',
  area: 'fill-line-deep forced-colors:fill-system-line',
} as const;

type Point = readonly [x: number, y: Cents];
/** `name` stands above the first line or below the second one. It fits only if both lines fall. */
type Line = { points: readonly Point[]; name?: string };

type Change = { xs: readonly number[]; before: string; after: string };

export type ChartSpec = {
  /** The ticks, from the first to the last value of `x`, their labels, and their unit. */
  x: { ticks: readonly number[]; label: (value: number) => string; unit: string };
  /** The values of the grid's lines, from the lowest to the highest, at equal distances. */
  y: readonly Cents[];
  lines: readonly Line[];
  area?: readonly Point[];
  /** Dashed lines where something changes, with a label on each side. */
  change?: Change;
  /** Two lines of text at the right end of each line. */
  ends: readonly { amount: Cents; name: string; text: string }[];
};

type LineChartProps = {
  title: string;
  note: string;
  spec: ChartSpec;
  columns: readonly string[];
  rows: readonly (readonly React.ReactNode[])[];
};

/**
 * A line chart, drawn once for wide and once for narrow columns. Its numbers are in a table below
 * that can be opened, which screen readers get instead of the drawing.
 */
export function LineChart({ title, note, spec, columns, rows }: LineChartProps) {
  return (
    <ChartFigure note={note} title={title}>
      <div className="fill-current tabular-nums">
        <LineDrawing {...spec} className="max-sm:hidden print:block" width={640} />
        <LineDrawing {...spec} className="max-w-96 sm:hidden print:hidden" width={280} />
      </div>
      <Disclosure className="mt-4 text-sm print:hidden" summary="See the numbers">
        <Table columns={columns.map((head, at) => ({ head, numeric: at > 0 }))} rows={rows} />
      </Disclosure>
    </ChartFigure>
  );
}

/** The amounts for `y`: multiples of `step` that include `low` and `high`. */
export function gridOf(range: { low: Cents; high: Cents; step: Cents }): Cents[] {
  const first = Math.floor(range.low / range.step);
  const last = Math.ceil(range.high / range.step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * range.step);
}

/** Rounding to a tenth of a pixel keeps the HTML small. */
const toTenths = (value: number) => Math.round(value * 10) / 10;

type ChartLabel = {
  text: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  strong?: boolean;
};

/** If the column is `width` CSS pixels wide, one unit of the drawing is one CSS pixel. */
function LineDrawing(props: ChartSpec & { width: number; className: string }) {
  const { width, className, area = [], change, lines, y: amounts } = props;
  const scales = scalesOf(props, width);
  const { right, x, y } = scales;
  const path = (points: readonly Point[]) =>
    points.map(([value, cents], at) => `${at ? 'L' : 'M'}${x(value)} ${y(cents)}`).join('');
  const grid = amounts.map((cents) => `M${MARGIN.left} ${y(cents)}H${right}`);
  const dashes = change?.xs.map((value) => `M${x(value)} 4V${BOTTOM}`) ?? [];
  return (
    <svg
      aria-hidden="true"
      className={`w-full overflow-visible ${className}`}
      fontSize={FONT_SIZE}
      viewBox={`0 0 ${width} ${BOTTOM + 24}`}
    >
      <path className={colors.area} d={path(area)} />
      <path className={colors.grid} d={grid.join('')} />
      <path className="fill-none stroke-current" d={dashes.join('')} strokeDasharray="2 3" />
      {lines.map(({ points }, at) => (
        <path className={at === 0 ? colors.ink : colors.link} d={path(points)} key={at} />
      ))}
      {textsOf(props, scales).map(({ text, anchor, strong, ...position }, at) => (
        <text {...position} key={at} fontWeight={strong ? 600 : undefined} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

type Scales = ReturnType<typeof scalesOf>;

function scalesOf({ x: { ticks }, y: amounts }: ChartSpec, width: number) {
  const right = width - MARGIN.right;
  const [from = 0, to = 0] = [ticks[0], ticks.at(-1)];
  const [low = 0, high = 0] = [amounts[0], amounts.at(-1)];
  const x = (value: number) =>
    toTenths(MARGIN.left + ((value - from) / (to - from)) * (right - MARGIN.left));
  const y = (cents: Cents) => toTenths(BOTTOM - ((cents - low) / (high - low)) * (BOTTOM - TOP));
  return { right, x, y };
}

function textsOf(
  { x: axis, y: amounts, lines, change, ends }: ChartSpec,
  scales: Scales,
): ChartLabel[] {
  const { right, x, y } = scales;
  const below = BOTTOM + 18;
  const left = MARGIN.left - 6;
  return [
    ...amounts.map(
      (amount): ChartLabel => ({ text: money(amount), x: left, y: y(amount) + 4, anchor: 'end' }),
    ),
    ...axis.ticks.map(
      (tick): ChartLabel => ({ text: axis.label(tick), x: x(tick), y: below, anchor: 'middle' }),
    ),
    { text: axis.unit, x: right + 16, y: below },
    ...lines.flatMap((line, at) => nameTexts(line, at === 0, scales)),
    ...(change ? changeTexts(change, scales) : []),
    ...endTexts(ends, scales),
  ];
}

/** Begins above a point of the line, or ends below one, where a falling line leaves room. */
function nameTexts({ name, points }: Line, isAbove: boolean, { x, y }: Scales): ChartLabel[] {
  const [value, cents] = points[Math.floor(points.length * (isAbove ? 0.2 : 0.75))] ?? [0, 0];
  if (!name) return [];
  if (isAbove) return [{ text: name, x: x(value), y: y(cents) - 8, strong: true }];
  return [{ text: name, x: x(value), y: y(cents) + 20, anchor: 'end', strong: true }];
}

function changeTexts({ xs, before, after }: Change, { x }: Scales): ChartLabel[] {
  return [
    { text: before, x: x(Math.min(...xs)) - 6, y: 14, anchor: 'end' },
    { text: after, x: x(Math.max(...xs)) + 6, y: 14 },
  ];
}

/** Moves texts apart that would overlap. */
function endTexts(ends: ChartSpec['ends'], { right, y }: Scales): ChartLabel[] {
  let free = 0;
  const fromTop = ends.toSorted((one, other) => other.amount - one.amount);
  return fromTop.flatMap(({ amount, name, text }) => {
    const top = Math.max(y(amount) - 2, free);
    free = top + 40;
    return [
      { text: name, x: right + 8, y: top, strong: true },
      { text, x: right + 8, y: top + 16 },
    ];
  });
}
