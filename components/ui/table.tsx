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
 * A table of a guide or a tool; its styles are in app/globals.css. Where its words have no room, as
 * with enlarged text on a phone, it scrolls sideways.
 */
export function Table({ columns, rows, strong = [], total, className = '' }: TableProps) {
  return (
    <div className="@container overflow-x-auto">
      <table className={`data-table ${className}`}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head key={index} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <Row cells={cells} columns={columns} key={index} isStrong={strong.includes(index)} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row cells={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const classOf = ({ numeric }: Column) => (numeric ? 'numeric' : undefined);

function Head(column: Column) {
  const isEmpty = Children.toArray(column.head).every((part) => part === '');
  // The corner above the names of the rows. A screen reader would read an empty header.
  if (isEmpty) return <td />;
  return (
    <th className={classOf(column)} scope="col">
      {column.head}
    </th>
  );
}

type RowProps = { columns: readonly Column[]; cells: Cells; isStrong?: boolean };

function Row({ columns: [, ...columns], cells: [name, ...cells], isStrong }: RowProps) {
  return (
    <tr className={isStrong ? 'strong' : undefined}>
      <th scope="row">{name}</th>
      {columns.map((column, index) => (
        <td className={classOf(column)} key={index}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

type ElementProps = { children?: React.ReactNode; style?: React.CSSProperties };
type MarkdownElement = React.ReactElement<ElementProps>;

const partsOf = (parent?: ElementProps): MarkdownElement[] =>
  Children.toArray(parent?.children).filter((child) => isValidElement<ElementProps>(child));

/** React requires keys for children that are moved elsewhere. `toArray` adds them. */
const contentOf = ({ props }: MarkdownElement): React.ReactNode => Children.toArray(props.children);

/** MDX passes the `<thead>` and `<tbody>`. A right-aligned column (`--:`) is numeric. */
export function MarkdownTable(props: { children?: React.ReactNode }) {
  const [head, body] = partsOf(props);
  const [names] = partsOf(head?.props);
  return (
    <Table
      columns={partsOf(names?.props).map((cell) => ({
        head: contentOf(cell),
        numeric: cell.props.style?.textAlign === 'right',
      }))}
      rows={partsOf(body?.props).map((row) => partsOf(row.props).map(contentOf))}
    />
  );
}
