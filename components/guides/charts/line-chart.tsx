import { CompactTable, type Table } from '@/components/ui/compact-table';
import { Disclosure } from '@/components/ui/disclosure';
import { ChartFigure } from './chart-figure';
import { LineDrawing, type Lines } from './line-drawing';

/** The column of a guide, and a phone's, in units of the drawing. */
const WIDE = 640;
const NARROW = 280;

/**
 * Lines, drawn for wide and for narrow columns, with their numbers in a table that opens below.
 *
 * @param columns of the table; at most four short ones fit on a phone
 */
export function LineChart(props: Table & { title: string; note: string; drawing: Lines }) {
  const { title, note, drawing, ...table } = props;
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
        <LineDrawing {...drawing} className="max-sm:hidden print:block" width={WIDE} />
        <LineDrawing {...drawing} className="max-w-96 sm:hidden print:hidden" width={NARROW} />
      </div>
      <Disclosure className="mt-4 text-sm print:hidden" summary="See the numbers">
        <CompactTable {...table} />
      </Disclosure>
    </ChartFigure>
  );
}
