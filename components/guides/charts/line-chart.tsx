import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import type { TagProps } from '@/lib/content/schemas/tags';
import { moneyFromDollars, wholeNumber } from '@/lib/format/numbers';
import { ChartFigure } from './chart-figure';

type Chart = TagProps<'LineChart'>;
/** `y` is in dollars. */
type Point = { x: number; y: number };

const colors = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-system-text',
  /** Dashed, because it's as dark as ink on paper. */
  green: 'fill-none stroke-link stroke-3 [stroke-dasharray:7_3] forced-colors:stroke-system-mark',
  sand: 'fill-line-deep forced-colors:fill-system-line',
} as const;

/** A line, or an area if it's sand. The legend has its name and `amount`. */
type Shape = {
  color: keyof typeof colors;
  name: string;
  amount: string;
  points: readonly Point[];
};

/** The first one is drawn at the back, the last one in front. */
function shapesOf({ columns, rows, lines, area }: Chart): Shape[] {
  const pointsOf = (column: string) =>
    rows.map((row): Point => ({ x: row[0], y: row[columns.indexOf(column, 1)] ?? 0 }));
  const lineShapes = lines.map(({ column, amount }, at) => {
    const color = at === 0 ? 'ink' : 'green';
    return { color, name: column, amount, points: pointsOf(column) } as const;
  });
  if (!area) return lineShapes;
  const [one, other] = area.between;
  const points = [...pointsOf(one), ...pointsOf(other).toReversed()];
  return [{ ...area, color: 'sand', points }, ...lineShapes];
}

/**
 * A drawing without words, stretched to the width of the text, with its words in HTML around it.
 * Its numbers are in a table that can be opened, which screen readers get instead of the drawing.
 */
export function LineChart(chart: Chart) {
  const shapes = shapesOf(chart);
  return (
    <ChartFigure note={chart.note} heading={chart.title}>
      <Legend shapes={shapes} />
      <Plot chart={chart} shapes={shapes} />
      <Disclosure className="mt-4 text-sm print:hidden" summary="See the numbers">
        <Table
          columns={chart.columns.map((head, at) => ({ head, numeric: at > 0 }))}
          rows={chart.rows.map(([x, ...amounts]) => [
            wholeNumber(x),
            ...amounts.map(moneyFromDollars),
          ])}
        />
      </Disclosure>
    </ChartFigure>
  );
}

function Legend({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <ul className="mb-5 flex list-none flex-wrap gap-x-8 pl-0! text-sm">
      {shapes.map(({ color, name, amount }) => (
        <li className="mt-0! flex items-center gap-x-2" key={name}>
          <svg aria-hidden="true" className="h-2.5 w-7 shrink-0">
            <path className={colors[color]} d={color === 'sand' ? 'M0 0H28V10H0z' : 'M0 5H28'} />
          </svg>
          <span>
            <strong className="font-semibold">{name}</strong> {amount}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** An axis from one multiple of `step` to another, with room for all points. */
function axisOf(shapes: readonly Shape[], direction: 'x' | 'y', step: number) {
  const values = shapes.flatMap(({ points }) => points.map((point) => point[direction]));
  const first = Math.floor(Math.min(...values) / step);
  const last = Math.ceil(Math.max(...values) / step);
  return {
    labels: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step),
    /** Rounded to tenths, which keeps the HTML small. */
    percentOf: (value: number) => Math.round(((value / step - first) / (last - first)) * 1000) / 10,
  };
}

/** "12k" for 12,000: on a phone, longer numbers would run into each other. */
const shortNumber = (value: number) => (value < 10_000 ? wholeNumber(value) : `${value / 1000}k`);

function Plot({ chart, shapes }: { chart: Chart; shapes: readonly Shape[] }) {
  const { columns, turn } = chart;
  const x = axisOf(shapes, 'x', chart.xStep);
  const y = axisOf(shapes, 'y', chart.yStep);
  const across = x.percentOf;
  const down = (dollars: number) => 100 - y.percentOf(dollars);
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_1fr] gap-x-2 pr-4 text-xs tabular-nums leading-4 print:break-inside-avoid"
    >
      {turn && (
        <p className="col-start-2 mb-1 flex justify-between">
          <span className="pr-2 text-right" style={{ width: `${across(turn.from)}%` }}>
            {turn.before}
          </span>
          <span className="pl-2" style={{ width: `${100 - across(turn.to)}%` }}>
            {turn.after}
          </span>
        </p>
      )}
      {/* Each label is as high as its margins, so that its middle is on the line that it names. */}
      <div className="-my-2 flex flex-col-reverse justify-between text-right">
        {y.labels.map((label) => (
          <span key={label}>{moneyFromDollars(label)}</span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        className="h-56 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
      >
        <path
          className="stroke-line-deep forced-colors:stroke-system-line"
          d={y.labels.map((label) => `M0 ${down(label)}H100`).join('')}
        />
        {shapes.map(({ color, name, points }) => (
          <path
            className={colors[color]}
            d={`M${points.map((point) => `${across(point.x)} ${down(point.y)}`).join('L')}`}
            key={name}
          />
        ))}
        {turn && (
          <path
            className="stroke-current [stroke-dasharray:2_3]"
            d={[turn.from, turn.to].map((value) => `M${across(value)}-9V100`).join('')}
          />
        )}
      </svg>
      <div className="col-start-2 mt-2 flex justify-between">
        {x.labels.map((label) => (
          <span className="flex w-0 justify-center whitespace-nowrap" key={label}>
            {shortNumber(label)}
          </span>
        ))}
      </div>
      <p className="col-start-2 text-center text-muted">{columns[0]}</p>
    </div>
  );
}
