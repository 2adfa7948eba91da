import { CompactTable, type Table } from '@/components/ui/compact-table';
import { Disclosure } from '@/components/ui/disclosure';
import { each } from '@/components/ui/each';
import { ChartFigure } from './chart-figure';

/**
 * The fill of each kind of mark in a drawing. They differ in lightness, so that they can be told
 * apart in black and white, and have a system color where the visitor's colors replace the site's.
 */
export const colors = {
  ink: 'fill-ink forced-colors:fill-system-text',
  action: 'fill-action forced-colors:fill-system-text',
  accent: 'fill-accent forced-colors:fill-system-mark',
  line: 'fill-line-deep forced-colors:fill-system-line',
} as const;
export type Color = keyof typeof colors;

export type Bar = { color: Color; from: number; to: number; top: number; height: number };

/** Bars with one path for each color, which keeps the HTML small. */
function barPaths(bars: readonly Bar[]) {
  return each([...new Set(bars.map(({ color }) => color))], (color) => (
    <path
      className={colors[color]}
      d={bars
        .filter((bar) => bar.color === color)
        .map(
          ({ from, to, top, height }) =>
            `M${round(from)} ${top}H${round(to)}v${height}H${round(from)}z`,
        )
        .join('')}
    />
  ));
}

/** A tenth of a pixel is enough, and short numbers keep the HTML small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A text in a drawing. It starts at `x`, or has its middle or end there; `tick` marks a number on
 * an axis.
 */
export type Label = {
  text: string;
  x?: number;
  y: number;
  at?: 'start' | 'middle' | 'end';
  strong?: boolean;
  tick?: boolean;
};

/**
 * What a chart draws for one width, and how high that is. One unit is a CSS pixel where the column
 * is that wide.
 */
export type Plot = {
  height: number;
  texts: readonly Label[];
  bars?: readonly Bar[];
  /**
   * Dashed lines across the drawing, at values of x; they don't run through the letters of texts.
   */
  rules?: { at: readonly number[]; from: number; to: number };
  /** Drawn last. */
  more?: React.ReactNode;
};
export type Draw = (width: number, narrow: boolean) => Plot;

/** In units of the drawing, so that texts keep their place when a visitor enlarges all text. */
const FONT_SIZE = 13;
/** The column of a guide, and a phone's, in units of the drawing. */
const WIDE = 640;
const NARROW = 280;
/** Of a line that marks where something changes. */
export const DASHES = '2 3';

/**
 * A chart of a guide, drawn for wide and for narrow columns, with its numbers in a table that opens
 * below it.
 *
 * @param title the finding, as a short sentence: "Tax takes the most on day one"
 * @param note what is drawn and in which unit: "Dollars a month, on an example car"
 * @param columns of the table; at most four short ones fit on a phone
 */
export function Chart(props: Table & { title: string; note: string; draw: Draw }) {
  const { title, note, draw, ...table } = props;
  const [first, ...others] = table.columns;
  const said = table.rows.map(
    ([name, ...cells]) =>
      `${first} ${name}: ${cells.map((cell, at) => `${others[at]} ${cell}`).join(', ')}`,
  );
  return (
    <ChartFigure note={note} title={title}>
      <div
        aria-label={`${[title, ...said].join('. ')}.`}
        className="fill-current tabular-nums"
        role="img"
      >
        <Svg {...draw(WIDE, false)} className="max-sm:hidden print:block" width={WIDE} />
        <Svg {...draw(NARROW, true)} className="max-w-96 sm:hidden print:hidden" width={NARROW} />
      </div>
      <Disclosure className="mt-4 text-sm print:hidden" summary="See the numbers">
        <CompactTable {...table} />
      </Disclosure>
    </ChartFigure>
  );
}

/** Keeps dashed lines off the letters. */
const halo = 'stroke-4 stroke-ground print:stroke-white forced-colors:stroke-system-paper';

function Svg(props: Plot & { width: number; className: string }) {
  const { width, height, className, texts, bars = [], rules, more } = props;
  return (
    <svg
      aria-hidden="true"
      className={`w-full ${className}`}
      fontSize={FONT_SIZE}
      viewBox={`0 0 ${width} ${height}`}
    >
      {rules && (
        <path
          className="fill-none stroke-control"
          d={rules.at.map((x) => `M${round(x)} ${rules.from}V${rules.to}`).join('')}
          strokeDasharray={DASHES}
        />
      )}
      <g className={rules && halo} paintOrder={rules && 'stroke'}>
        {each(texts, ({ text, x, y, at, strong, tick }) => (
          <text data-tick={tick} fontWeight={strong ? 600 : undefined} textAnchor={at} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      {barPaths(bars)}
      {more}
    </svg>
  );
}
