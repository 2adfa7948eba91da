import type { ReactNode } from 'react';
import { CompactTable, type Table } from '@/components/ui/compact-table';
import { each } from '@/components/ui/each';
import { type Bar, barPaths, round } from '@/components/ui/marks';

/** A text in a drawing; `x` is its start, or what `at` says. A tick is a number of a scale and none of the chart's own. */
export type Label = {
  text: string;
  x?: number;
  y: number;
  at?: 'start' | 'middle' | 'end';
  strong?: boolean;
  tick?: boolean;
};

/** What a chart draws for one width; its height is its own. One unit is one pixel of CSS where the column is as wide. */
export type Drawing = {
  height: number;
  texts: readonly Label[];
  bars?: readonly Bar[];
  /** Dashed lines across the drawing, at values of x; they don't run through the letters of texts. */
  rules?: { at: readonly number[]; from: number; to: number };
  /** Drawn last. */
  more?: ReactNode;
};
export type Draw = (width: number, narrow: boolean) => Drawing;

/** The column of a guide, and a phone's. */
const sizes = [
  { width: 640, className: 'max-sm:hidden print:block' },
  { width: 280, className: 'max-w-96 sm:hidden print:hidden' },
];
const halo = 'stroke-4 stroke-ground [paint-order:stroke] print:stroke-white forced-colors:stroke-[Canvas]';

/**
 * A chart of a guide: its finding as the title, the drawing for wide and for narrow columns, and its numbers as a table
 * that opens below it. Everything is rendered on the server.
 *
 * @param title the finding, as a short sentence: "Tax takes the most on day one"
 * @param note what is drawn and in which unit: "Dollars a month, on an example car"
 * @param facts sentences with numbers that the table lacks, for a screen reader, which gets the finding and the rows as well
 * @param columns of the table; at most four short ones fit on a phone
 */
export function Chart(props: Table & { title: string; note: string; facts?: readonly string[]; draw: Draw }) {
  const { title, note, facts = [], draw, ...table } = props;
  const [first, ...others] = table.columns;
  const said = table.rows.map(
    ([name, ...cells]) => `${first} ${name}: ${cells.map((cell, at) => `${others[at]} ${cell}`).join(', ')}`,
  );
  return (
    <figure
      aria-label={title}
      className="my-10 border-line-deep border-y py-6 print:break-inside-avoid print:border-ink"
    >
      <figcaption>
        <span className="block text-balance font-display font-semibold text-xl">{title}</span>
        <span className="mt-1 mb-5 block text-muted text-sm">{note}</span>
      </figcaption>
      <div
        aria-label={`${[title, ...facts, ...said].join('. ')}.`}
        className="fill-current text-[13px] tabular-nums"
        role="img"
      >
        {sizes.map(({ width, className }, at) => {
          const { height, texts, bars = [], rules, more } = draw(width, at > 0);
          return (
            <svg
              aria-hidden="true"
              className={`w-full ${className}`}
              key={width}
              viewBox={`0 0 ${width} ${height}`}
            >
              {rules && (
                <path
                  className="fill-none stroke-control"
                  d={rules.at.map((x) => `M${round(x)} ${rules.from}V${rules.to}`).join('')}
                  strokeDasharray="2 3"
                />
              )}
              <g className={rules && halo}>
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
        })}
      </div>
      <details className="mt-4 text-sm print:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">See the numbers</summary>
        <CompactTable {...table} />
      </details>
    </figure>
  );
}
