import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { ChartFigure } from './chart-figure';
import { LineDrawing, type Lines } from './line-drawing';

type LineChartProps = {
  title: string;
  note: string;
  drawing: Lines;
  columns: readonly string[];
  rows: readonly (readonly React.ReactNode[])[];
};

/**
 * Lines, drawn for wide and for narrow columns, with their numbers in a table that opens below: it
 * is what a screen reader has of them.
 */
export function LineChart({ title, note, drawing, columns, rows }: LineChartProps) {
  return (
    <ChartFigure note={note} title={title}>
      <div className="fill-current tabular-nums">
        <LineDrawing {...drawing} className="max-sm:hidden print:block" width={640} />
        <LineDrawing {...drawing} className="max-w-96 sm:hidden print:hidden" width={280} />
      </div>
      <Disclosure className="mt-4 text-sm print:hidden" summary="See the numbers">
        <Table columns={columns.map((head, at) => ({ head, numeric: at > 0 }))} rows={rows} />
      </Disclosure>
    </ChartFigure>
  );
}
