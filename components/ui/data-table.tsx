import { Children, isValidElement } from 'react';
import { mapStatic } from './map-static';
import { tableRole } from './table-role';

type Variant = 'amounts' | 'text';
type Column = { label: React.ReactNode; numeric?: boolean };

/** Tables with fewer columns fit on a phone; those with as many, where no cell is longer. */
const MOST_COLUMNS = 3;
const MOST_CHARACTERS = 48;

/** On phones, each row of a stacked table is a block in which every cell repeats its label. */
const looks = {
  amounts: {
    table: 'border-ink text-sm sm:border-t-2',
    head: '',
    headRow: 'border-line-deep',
    header: 'py-2.5',
    body: '',
    row: '',
    name: 'py-2.5',
    cell: 'py-2.5',
    label: '',
  },
  shortAmounts: {
    table: 'short-table',
    head: '',
    headRow: 'border-line-deep',
    header: 'py-2.5 max-sm:px-1.5 max-sm:text-xs',
    body: '',
    row: '',
    name: 'py-2.5 max-sm:pr-1.5 @max-enlarged:py-0',
    cell: 'py-2.5 max-sm:px-1.5 @max-enlarged:p-0 @max-enlarged:text-left',
    label: '',
  },
  stackedAmounts: {
    table: 'border-ink text-sm max-sm:block sm:border-t-2',
    head: 'max-sm:sr-only',
    headRow: 'border-line-deep',
    header: 'py-2.5',
    body: 'max-sm:block',
    row: 'max-sm:block max-sm:py-3',
    name: 'py-2.5 max-sm:block max-sm:py-1 max-sm:pr-0 max-sm:text-base',
    cell: 'py-2.5 max-sm:flex max-sm:px-0 max-sm:py-1',
    label: 'text-xs leading-6 sm:hidden',
  },
  text: {
    table: 'border-line text-base leading-relaxed max-sm:block print:text-sm',
    head: 'max-sm:sr-only',
    headRow: 'border-line',
    header: 'whitespace-nowrap py-3',
    body: 'max-sm:block',
    row: 'max-sm:block max-sm:py-4',
    name: 'py-3 max-sm:block max-sm:py-0 max-sm:pr-0 sm:w-1/3',
    cell: 'py-3 max-sm:mt-1 max-sm:block max-sm:px-0 max-sm:py-0',
    label: 'sm:hidden print:hidden',
  },
} as const;

type Layout = keyof typeof looks;

function layoutOf({ variant, columns, rows }: TableProps): Layout {
  if (variant === 'text') return 'text';
  if (columns.length < MOST_COLUMNS) return 'amounts';

  const isShort = rows.flat().every((cell) => textOf(cell).length <= MOST_CHARACTERS);
  return isShort && columns.length === MOST_COLUMNS ? 'shortAmounts' : 'stackedAmounts';
}

function textOf(node: React.ReactNode): string {
  const parts = Children.toArray(node);
  return parts
    .map((part) => (isValidElement(part) ? textOf((part as Parent).props.children) : String(part)))
    .join('');
}

type TableProps = {
  columns: readonly Column[];
  rows: readonly (readonly React.ReactNode[])[];
  variant: Variant;
};

/** A table whose first column names the row. */
function DataTable(props: TableProps) {
  const { columns, rows } = props;
  const layout = layoutOf(props);
  const look = looks[layout];
  return (
    <table
      {...tableRole('table')}
      className={`@max-enlarged:wrap-anywhere w-full border-t text-left ${look.table}`}
    >
      <thead {...tableRole('rowgroup')} className={look.head}>
        <tr {...tableRole('row')} className={`border-b ${look.headRow}`}>
          {mapStatic(columns, (column) => (
            <ColumnHeader className={look.header} column={column} />
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')} className={look.body}>
        {mapStatic(rows, (cells) => (
          <Row cells={cells} columns={columns} layout={layout} />
        ))}
      </tbody>
    </table>
  );
}

/** The corner above the names of the rows may be empty: then it is a cell and no header. */
function ColumnHeader({ column, className }: { column: Column; className: string }) {
  const { label, numeric } = column;
  const isEmpty = Children.toArray(label).every((part) => part === '');
  if (isEmpty) return <td {...tableRole('cell')} />;

  return (
    <th
      {...tableRole('columnheader')}
      className={`${header} ${className} ${numeric ? 'text-right' : ''}`}
      scope="col"
    >
      {label}
    </th>
  );
}

const header = 'px-3 align-bottom font-semibold text-muted text-sm first:pl-0 last:pr-0';

function Row(props: {
  cells: readonly React.ReactNode[];
  columns: readonly Column[];
  layout: Layout;
}) {
  const { columns, layout } = props;
  const [name, ...cells] = props.cells;
  const look = looks[layout];
  return (
    <tr {...tableRole('row')} className={`break-inside-avoid border-line border-b ${look.row}`}>
      <th
        {...tableRole('rowheader')}
        className={`pr-3 align-top font-semibold ${look.name}`}
        scope="row"
      >
        {name}
      </th>
      {mapStatic(cells, (value, index) => (
        <Cell column={columns[index + 1]} isFirst={index === 0} layout={layout}>
          {value}
        </Cell>
      ))}
    </tr>
  );
}

/** The label stands above or before the value; in a text, the first needs none below its name. */
function Cell(props: {
  column?: Column;
  isFirst: boolean;
  layout: Layout;
  children: React.ReactNode;
}) {
  const { column, isFirst, layout, children } = props;
  const isText = layout === 'text';
  const hasLabel = isText ? !isFirst : layout !== 'amounts';
  const look = looks[layout];
  const alignment = isText ? textCell(hasLabel) : amountCell(column?.numeric);
  return (
    <td {...tableRole('cell')} className={`px-3 align-top last:pr-0 ${look.cell} ${alignment}`}>
      {hasLabel && (
        <b aria-hidden="true" className={`font-normal text-muted ${look.label}`}>
          {column?.label}
          {isText && ':'}{' '}
        </b>
      )}
      <span>{children}</span>
    </td>
  );
}

function textCell(hasLabel: boolean): string {
  return hasLabel ? 'sm:w-24' : '';
}

function amountCell(numeric = false): string {
  if (!numeric) return 'max-sm:flex-col';
  return 'text-right tabular-nums max-sm:justify-between max-sm:gap-[min(1rem,5vw)]';
}

type Parent = React.ReactElement<{ children?: React.ReactNode; style?: React.CSSProperties }>;

const elementsOf = (node: React.ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));
const partsOf = (parent?: Parent) => elementsOf(parent?.props.children);

/** React requires keys for elements that are moved out of their parent; `toArray` adds them. */
const contentOf = (cell: Parent): React.ReactNode => Children.toArray(cell.props.children);

/**
 * A table of Markdown, whose `<thead>` and `<tbody>` MDX passes; a column that is aligned right
 * (`--:`) is numeric.
 */
export function MarkdownTable({
  children,
  variant,
}: {
  children?: React.ReactNode;
  variant: Variant;
}) {
  const [head, body] = elementsOf(children);
  const columns = partsOf(partsOf(head)[0]).map((cell) => ({
    label: contentOf(cell),
    numeric: cell.props.style?.textAlign === 'right',
  }));
  return (
    <DataTable
      columns={columns}
      rows={partsOf(body).map((row) => partsOf(row).map(contentOf))}
      variant={variant}
    />
  );
}
