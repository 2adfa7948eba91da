import type { ReactNode } from 'react';
import { elementId } from '@/components/guides/parts/element-id';
import { CompactTable, type Table } from '@/components/ui/compact-table';
import { smartQuotes } from '@/lib/guides/smart-quotes';

/** A drawing of the given width; its height is its own. One unit is one pixel of CSS where the column is as wide. */
export type Drawing = { height: number; content: ReactNode };

/** Widths that figures are drawn for: the column of a guide, and a phone's. */
const WIDE = 640;
const NARROW = 280;
export const isNarrow = (width: number) => width < WIDE;

/**
 * A figure of a guide (docs/product.md#blog): its finding as the title, the drawing for wide and for narrow columns, and
 * its numbers as a table that opens below it. Everything is rendered on the server.
 *
 * @param title the finding, as a short sentence: "Tax takes the most on day one"
 * @param note what is drawn and in which unit: "Dollars a month, on an example car"
 * @param alternative what a screen reader says in place of the drawing: the finding with its numbers
 * @param draw draws the figure for a width
 * @param columns of the table; at most four short ones fit on a phone
 */
export function Figure(
  props: Table & { title: string; note: string; alternative: string; draw: (width: number) => Drawing },
) {
  const { title, note, alternative, draw, columns, rows } = props;
  const id = elementId('figure', title);
  const sizes = [
    { width: WIDE, className: 'max-sm:hidden print:block' },
    { width: NARROW, className: 'max-w-96 sm:hidden print:hidden' },
  ];
  return (
    <figure
      aria-labelledby={id}
      className="my-10 border-sand-deep border-y py-6 print:break-inside-avoid print:border-ink"
    >
      <figcaption>
        <span className="block text-balance font-display font-semibold text-xl" id={id}>
          {smartQuotes(title)}
        </span>
        <span className="mt-1 mb-5 block text-slate text-sm">{smartQuotes(note)}</span>
      </figcaption>
      <div aria-label={smartQuotes(alternative)} className="fill-current text-[13px] tabular-nums" role="img">
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
        <CompactTable columns={columns} rows={rows} />
      </details>
    </figure>
  );
}
