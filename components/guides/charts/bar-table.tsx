import { mapStatic } from '@/components/ui/map-static';
import { tableRole } from '@/components/ui/table-role';
import { type BarCell, type BarColumn, barColumns } from '@/lib/guides/bar-columns';
import type { PartProps } from '@/lib/guides/part-schemas';
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
      <table
        {...tableRole('table')}
        className={`short-table bar-table columns-${isWide(columns) ? 'many' : columns.length}`}
      >
        <Heads columns={columns} first={props.columns[0]} />
        <tbody {...tableRole('rowgroup')}>
          {mapStatic(rows, ([label, ...values], at) => (
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
          <tfoot {...tableRole('rowgroup')}>
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

/** More value columns, or more characters in them, than a phone of 320 px has room for. */
const MOST_COLUMNS = 3;
const MOST_CHARACTERS = 22;

function isWide(columns: readonly BarColumn[]): boolean {
  const characters = columns.reduce((sum, { widest }) => sum + widest.length, 0);
  return columns.length > MOST_COLUMNS || characters > MOST_CHARACTERS;
}

const NUMBER = 'number';

function Heads({ first = '', columns }: { first?: string; columns: readonly BarColumn[] }) {
  return (
    <thead {...tableRole('rowgroup')}>
      <tr {...tableRole('row')}>
        {mapStatic([{ head: first, total: null }, ...columns], ({ head, total }) => (
          <th {...tableRole('columnheader')} className={total ? NUMBER : undefined} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = {
  label: string;
  small?: React.ReactNode;
  columns: readonly BarColumn[];
  cells: readonly (BarCell | undefined)[];
  strong?: boolean;
};

function Row({ label, small, columns, cells, strong }: RowProps) {
  return (
    <tr {...tableRole('row')} className={strong ? 'strong' : undefined}>
      <th {...tableRole('rowheader')} scope="row">
        {label} {small && <small>{small}</small>}
      </th>
      {mapStatic(columns, (column, at) => (
        <Value cell={cells[at]} column={column} />
      ))}
    </tr>
  );
}

/** The most characters of a text that doesn't break. */
const SHORT = 9;
/** Stands for a value that there isn't; where a row is a block, it's left out. */
const NONE = '–';

/** A value with the head of its column, which shows where a row is a block, and its bar. */
function Value({ column, cell }: { column: BarColumn; cell?: BarCell }) {
  if (!cell?.text) return <td {...tableRole('cell')} />;

  const { text, share } = cell;
  const isNumber = share !== null || text === column.total;
  const look = [text === NONE && 'none', column.total && NUMBER].filter(Boolean).join(' ');
  return (
    <td {...tableRole('cell')} className={look || undefined}>
      <b aria-hidden="true">{column.head} </b>
      {isNumber ? (
        <i>
          <data data-widest={column.widest} value={text}>
            {text}
          </data>
          {share !== null && <BarMark share={share} />}
        </i>
      ) : (
        <em className={text.length > SHORT ? 'long' : undefined}>{text}</em>
      )}
    </td>
  );
}

/** The bar of a value above 0 has at least two pixels. */
function BarMark({ share }: { share: number }) {
  return (
    <svg aria-hidden="true">
      {share > 0 && <rect height="6" width="2" />}
      <rect height="6" width={`${Math.round(share * 10) / 10}%`} />
    </svg>
  );
}
