// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of rows laid out as blocks.

import { Children, isValidElement } from 'react';

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
 * A table of a guide or a tool; its styles are in app/globals.css. On a phone, one that doesn't fit
 * is stacked: each row becomes a block, and every cell repeats its column's header.
 */
export function Table({ columns, rows, strong = [], total, className = '' }: TableProps) {
  const look = isStacked(rows) ? 'stacked' : '';
  return (
    <div className="@container">
      <table role="table" className={`data-table ${look} ${className}`}>
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

/**
 * By number of columns, the most characters in a cell that fit on a phone of 320 px
 * (docs/writing.md#parts).
 */
const MOST_CHARACTERS: Record<number, number> = { 2: Number.POSITIVE_INFINITY, 3: 48, 4: 24 };

function isStacked(rows: readonly Cells[]): boolean {
  const longest = Math.max(...rows.flat().map((cell) => textOf(cell).length));
  return longest > (MOST_CHARACTERS[rows[0]?.length ?? 0] ?? 0);
}

/** The text of elements, as they're written: what a component renders isn't seen. */
function textOf(node: React.ReactNode): string {
  const parts = Children.toArray(node).map((part) => {
    if (!isValidElement<Parent>(part)) return String(part);
    return part.type === 'small' ? '' : textOf(part.props.children);
  });
  return parts.join('');
}

type Parent = { children?: React.ReactNode };

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
