// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of rows laid out as blocks.

import { Children } from 'react';

type Column = {
  head: React.ReactNode;
  /** Whether its cells are right-aligned. */
  numeric?: boolean;
};
type Cells = readonly React.ReactNode[];
type TableProps = {
  columns: readonly Column[];
  /** The first cell of a row is its header. */
  rows: readonly Cells[];
  /** Indexes of rows to emphasize. */
  strong?: readonly number[];
  total?: Cells;
  className?: string;
};

/**
 * A table of a guide or a tool; its styles are in app/globals.css. Where it's narrower than on a
 * phone of 320 px, as with enlarged text, each row becomes a block, and every cell repeats its
 * column's header.
 */
export function Table({ columns, rows, strong = [], total, className = '' }: TableProps) {
  return (
    <div className="@container">
      <table role="table" className={`data-table ${className}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <Head key={index} {...column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, index) => (
            <Row cells={cells} columns={columns} key={index} strong={strong.includes(index)} />
          ))}
        </tbody>
        {total && (
          <tfoot role="rowgroup">
            <Row cells={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const isEmpty = (cell: React.ReactNode) => Children.toArray(cell).every((part) => part === '');

const classOf = ({ numeric }: Column) => (numeric ? 'numeric' : undefined);

/** An empty corner above the row headers is a plain cell, not a header. */
function Head(column: Column) {
  const { head } = column;
  if (isEmpty(head)) return <td role="cell" />;
  return (
    <th role="columnheader" className={classOf(column)} scope="col">
      {head}
    </th>
  );
}

type RowProps = { columns: readonly Column[]; cells: Cells; strong?: boolean };

function Row({ columns: [, ...columns], cells: [name, ...cells], strong }: RowProps) {
  return (
    <tr role="row" className={strong ? 'strong' : undefined}>
      <th role="rowheader" scope="row">
        {name}
      </th>
      {columns.map((column, index) => (
        <td role="cell" className={classOf(column)} key={index}>
          {!isEmpty(cells[index]) && (
            <>
              <b aria-hidden="true">{column.head} </b>
              <span>{cells[index]}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
