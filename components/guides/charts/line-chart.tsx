import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { money } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { ChartFigure } from './chart-figure';

type Point = readonly [x: number, y: Cents];

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

type LineChartProps = {
  title: string;
  note: string;
  /** `labels` are at equal distances. */
  x: { from: number; to: number; labels: readonly string[]; unit: string };
  /** The axis goes on to multiples of `step`. */
  y: { low: Cents; high: Cents; step: Cents };
  /** The first one is drawn at the back, the last one in front. */
  shapes: readonly Shape[];
  /** Dotted lines where another choice begins to cost less, with a label on each side. */
  turn?: { from: number; to: number; before: string; after: string };
  columns: readonly string[];
  rows: readonly (readonly React.ReactNode[])[];
};

/**
 * A drawing without words, stretched to the width of the text, with its words in HTML around it.
 * Its numbers are in a table that can be opened, which screen readers get instead of the drawing.
 */
export function LineChart({ title, note, columns, rows, ...drawing }: LineChartProps) {
  return (
    <ChartFigure note={note} title={title}>
      <Legend shapes={drawing.shapes} />
      <Drawing {...drawing} />
      <Disclosure className="mt-4 text-sm print:hidden" summary="See the numbers">
        <Table columns={columns.map((head, at) => ({ head, numeric: at > 0 }))} rows={rows} />
      </Disclosure>
    </ChartFigure>
  );
}

function Legend({ shapes }: Pick<LineChartProps, 'shapes'>) {
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

/** Rounded to tenths, which keeps the HTML small. */
const percentOfAxis = (value: number, from: number, to: number) =>
  Math.round(((value - from) / (to - from)) * 1000) / 10;

function Drawing({ x, y, shapes, turn }: Pick<LineChartProps, 'x' | 'y' | 'shapes' | 'turn'>) {
  const first = Math.floor(y.low / y.step);
  const last = Math.ceil(y.high / y.step);
  const amounts = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * y.step);
  const across = (value: number) => percentOfAxis(value, x.from, x.to);
  const down = (cents: Cents) => 100 - percentOfAxis(cents, first * y.step, last * y.step);
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
        {amounts.map((amount) => (
          <span key={amount}>{money(amount)}</span>
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
          d={amounts.map((amount) => `M0 ${down(amount)}H100`).join('')}
        />
        {shapes.map(({ color, name, points }) => (
          <path
            className={colors[color]}
            d={`M${points.map(([value, cents]) => `${across(value)} ${down(cents)}`).join('L')}`}
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
            {label}
          </span>
        ))}
      </div>
      <p className="col-start-2 text-center text-muted">{x.unit}</p>
    </div>
  );
}
