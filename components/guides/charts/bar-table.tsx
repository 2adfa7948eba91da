import { each } from '@/components/ui/each';
import { role } from '@/components/ui/role';
import { type BarCell, type BarColumn, barColumns } from '@/lib/guides/bar-columns';
import type { PartProps } from '@/lib/guides/part-schemas';
import { lookOf } from './bar-table-look';
import { ChartFigure } from './chart-figure';

/**
 * A picture in a table: every number has a bar. The numbers stand in the text once, so it is read,
 * printed, and copied as what it is.
 */
export function BarTable(props: PartProps<'BarTable'>) {
  const { title, note, rows, strong, total } = props;
  const columns = barColumns(props);
  return (
    <ChartFigure note={note} title={title}>
      <table {...role('table')} className={lookOf(columns)}>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {each([{ head: props.columns[0], total: null }, ...columns], (column) => (
              <th {...role('columnheader')} data-number={mark(column.total)} scope="col">
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {each(rows, ([label, ...values], at) => (
            <Row
              cells={columns.map(({ cells }) => cells[at])}
              columns={columns}
              label={label}
              small={values[columns.length]}
              strong={strong.includes(label)}
            />
          ))}
        </tbody>
        {total && (
          <tfoot {...role('rowgroup')}>
            <Row
              cells={columns.map((column) => ({ text: column.total ?? '', share: null }))}
              columns={columns}
              label={total}
            />
          </tfoot>
        )}
      </table>
    </ChartFigure>
  );
}

/** An attribute for the styles, where something is so. */
const mark = (isSo: unknown) => (isSo ? '' : undefined);

type RowProps = {
  label: string;
  small?: React.ReactNode;
  columns: readonly BarColumn[];
  cells: readonly (BarCell | undefined)[];
  strong?: boolean;
};

function Row({ label, small, columns, cells, strong }: RowProps) {
  return (
    <tr {...role('row')} data-strong={mark(strong)}>
      <th {...role('rowheader')} scope="row">
        {label} {small && <small>{small}</small>}
      </th>
      {each(columns, (column, at) => (
        <Value cell={cells[at]} column={column} />
      ))}
    </tr>
  );
}

/** The most characters of a text that doesn't break. */
const SHORT = 9;
/** What stands for nothing; where a row is a block, it's left out. */
const NONE = '–';

/** A value with the head of its column, which shows where a row is a block, and its bar. */
function Value({ column, cell }: { column: BarColumn; cell?: BarCell }) {
  if (!cell?.text) return <td {...role('cell')} />;

  const { text, share } = cell;
  const isNumber = share !== null || text === column.total;
  return (
    <td {...role('cell')} data-none={mark(text === NONE)} data-number={mark(column.total)}>
      <b aria-hidden="true">{column.head} </b>
      {isNumber ? (
        <i>
          <data data-widest={column.widest} value={text}>
            {text}
          </data>
          {share !== null && <BarMark share={share} />}
        </i>
      ) : (
        <em className={text.length > SHORT ? 'whitespace-normal!' : undefined}>{text}</em>
      )}
    </td>
  );
}

/** At least two pixels of a value above 0. */
function BarMark({ share }: { share: number }) {
  return (
    <svg aria-hidden="true">
      {share > 0 && <rect height="6" width="2" />}
      <rect height="6" width={`${Math.round(share * 10) / 10}%`} />
    </svg>
  );
}
