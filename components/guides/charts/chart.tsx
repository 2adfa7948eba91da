import type { ReactNode } from 'react';
import { elementId } from '@/components/guides/parts/boxes';
import { CompactTable, type Table } from '@/components/ui/compact-table';
import { each } from '@/components/ui/each';

/** What a chart draws for one width; its height is its own. One unit is one pixel of CSS where the column is as wide. */
export type Svg = { height: number; content: ReactNode };
export type Draw = (width: number) => Svg;

/** Widths that charts are drawn for: the column of a guide, and a phone's. */
const WIDE = 640;
const NARROW = 280;
export const isNarrow = (width: number) => width < WIDE;

/** For text over thin lines, so that they don't run through its letters. */
export const halo = 'stroke-4 stroke-ground [paint-order:stroke] forced-colors:stroke-[Canvas]';

/** A text in a drawing; `x` is its start, or what `at` says. */
export type Label = {
  text: string | undefined;
  x?: number;
  y: number;
  at?: 'start' | 'middle' | 'end';
  strong?: boolean;
};

/** Texts with one group for the strong ones, which keeps the HTML small. */
export function labels(all: readonly Label[]) {
  const texts = (some: readonly Label[]) =>
    each(some, ({ text, x, y, at }) => (
      <text textAnchor={at} x={x} y={y}>
        {text}
      </text>
    ));
  const strong = all.filter((label) => label.strong);
  return (
    <>
      {texts(all.filter((label) => !label.strong))}
      {strong.length > 0 && <g className="font-semibold">{texts(strong)}</g>}
    </>
  );
}

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
  const id = elementId('chart', title);
  const sizes = [
    { width: WIDE, className: 'max-sm:hidden print:block' },
    { width: NARROW, className: 'max-w-96 sm:hidden print:hidden' },
  ];
  return (
    <figure
      aria-labelledby={id}
      className="my-10 border-line-deep border-y py-6 print:break-inside-avoid print:border-ink"
    >
      <figcaption>
        <span className="block text-balance font-display font-semibold text-xl" id={id}>
          {title}
        </span>
        <span className="mt-1 mb-5 block text-muted text-sm">{note}</span>
      </figcaption>
      <div
        aria-label={`${[title, ...facts, ...said].join('. ')}.`}
        className="fill-current text-[13px] tabular-nums"
        role="img"
      >
        {sizes.map(({ width, className }) => {
          const { height, content } = draw(width);
          return (
            <svg
              aria-hidden="true"
              className={`w-full ${className}`}
              key={width}
              viewBox={`0 0 ${width} ${height}`}
            >
              {content}
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
