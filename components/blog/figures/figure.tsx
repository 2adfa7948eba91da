import { Fragment, type ReactNode } from 'react';
import { elementId } from '@/components/blog/mdx/element-id';
import { DataTable } from '@/components/ui/data-table';
import { smartQuotes } from '@/lib/articles/smart-quotes';

/** A drawing of the given width; its height is its own. One unit is one pixel of CSS where the column is as wide. */
export type Drawing = { height: number; content: ReactNode };

/** Widths that figures are drawn for: the column of a guide, and a phone's. */
const WIDE = 640;
const NARROW = 280;

/**
 * A figure of a guide (docs/product.md#blog): its finding as the title, the drawing for wide and for narrow columns, and
 * its numbers as a table that opens below it. Everything is rendered on the server.
 *
 * @param title the finding, as a short sentence: "Tax takes the most on day one"
 * @param note what is drawn and in which unit: "Dollars a month, on an example car"
 * @param alternative what a screen reader says in place of the drawing: the finding with its numbers
 * @param draw draws the figure for a width
 */
export function Figure(props: {
  title: string;
  note: string;
  alternative: string;
  draw: (width: number) => Drawing;
  columns: readonly { label: string; numeric?: boolean }[];
  rows: readonly (readonly ReactNode[])[];
}) {
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
        <span className="block font-display font-semibold text-xl" id={id}>
          {smartQuotes(title)}
        </span>
        <span className="mt-1 mb-4 block text-slate text-sm">{smartQuotes(note)}</span>
      </figcaption>
      {sizes.map(({ width, className }) => {
        const { height, content } = draw(width);
        return (
          <svg
            aria-label={smartQuotes(alternative)}
            className={`w-full fill-current text-[13px] tabular-nums ${className}`}
            key={width}
            role="img"
            viewBox={`0 0 ${width} ${height}`}
          >
            {content}
          </svg>
        );
      })}
      <details className="mt-4 text-sm print:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">See the numbers</summary>
        <DataTable columns={columns} rows={rows} variant="figures" />
      </details>
    </figure>
  );
}

/**
 * The fill of each kind of mark. They differ in lightness, so that they can be told apart in black and white, and have a
 * system color where the visitor's colors replace the site's.
 */
export const tones = {
  ink: 'fill-ink forced-colors:fill-[CanvasText]',
  harbor: 'fill-harbor forced-colors:fill-[CanvasText]',
  coral: 'fill-coral forced-colors:fill-[Highlight]',
  sand: 'fill-sand-deep forced-colors:fill-[GrayText]',
  glass: 'fill-glass-deep forced-colors:fill-[GrayText]',
} as const;
export type Tone = keyof typeof tones;

/** Draws every item in a `<g>` of its own; the items never move. */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
  return items.map((item, index) => <Fragment key={index}>{draw(item, index)}</Fragment>);
}
