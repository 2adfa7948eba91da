import { Table } from '@/components/ui/table';
import type { TagProps } from '@/lib/content/schemas/tags';
import { type BarCell, barColumns } from './bar-columns';
import { ChartFigure } from './chart-figure';

/** A table instead of a picture, because it can be read aloud, printed, and copied. */
export function BarTable(props: TagProps<'BarTable'>) {
  const { title, note, rows, strong, total } = props;
  const columns = barColumns(props);
  const isSingle = columns.length === 1;
  const noteOf = (row: (typeof rows)[number]) => row[columns.length + 1];
  return (
    <ChartFigure note={note} title={title}>
      <Table
        className={isSingle ? 'single-bar' : ''}
        columns={[
          { head: props.columns[0] },
          ...columns.map(({ head }) => ({ head, numeric: isSingle })),
        ]}
        rows={rows.map((row, at) => [
          <>
            {row[0]} {noteOf(row) && <small>{noteOf(row)}</small>}
          </>,
          ...columns.map(({ cells }) => cells[at] && shownValue(cells[at])),
        ])}
        strong={rows.flatMap(([label], at) => (strong.includes(label) ? at : []))}
        total={total ? [total, ...columns.map((column) => column.total)] : undefined}
      />
    </ChartFigure>
  );
}

function shownValue({ text, barPercent }: BarCell) {
  if (barPercent === null) return text;
  return (
    <span>
      <data value={text}>{text}</data>
      <svg aria-hidden="true">
        <rect height="100%" width={`${barPercent}%`} />
      </svg>
    </span>
  );
}
