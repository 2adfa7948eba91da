import { Children, isValidElement } from 'react';
import { each } from './each';

type Variant = 'amounts' | 'text';
type Column = { label: React.ReactNode; numeric?: boolean };

/** Tables of amounts with fewer columns fit on a phone unchanged. */
const STACKED_FROM = 3;

const looks = {
  amounts: {
    table: 'border-ink text-sm sm:border-t-2',
    header: 'py-2.5',
    row: '',
    name: 'py-2.5',
    cell: 'py-2.5',
  },
  stackedAmounts: {
    table: 'border-ink text-sm max-sm:block sm:border-t-2',
    header: 'py-2.5',
    row: 'max-sm:block max-sm:py-3',
    name: 'py-2.5 max-sm:block max-sm:py-1 max-sm:pr-0 max-sm:text-base',
    cell: 'py-2.5 max-sm:flex max-sm:px-0 max-sm:py-1',
  },
  text: {
    table: 'border-line text-base leading-relaxed max-sm:block print:text-sm',
    header: 'whitespace-nowrap py-3',
    row: 'max-sm:block max-sm:py-4',
    name: 'py-3 max-sm:block max-sm:py-0 max-sm:pr-0 sm:w-1/3',
    cell: 'py-3 max-sm:mt-1 max-sm:block max-sm:px-0 max-sm:py-0',
  },
};

const labels = { amounts: 'text-xs leading-6', text: 'print:hidden' };
const numericCell = 'text-right tabular-nums max-sm:justify-between max-sm:gap-[min(1rem,5vw)]';

/**
 * Safari drops the table semantics of elements that are laid out as blocks, so every role is
 * explicit.
 */
const explicit = (role: string) => ({ role });

/**
 * A table whose first column names the row. On phones each row is a block in which every cell
 * repeats its column's label.
 */
function DataTable(props: {
  columns: readonly Column[];
  rows: readonly (readonly React.ReactNode[])[];
  variant: Variant;
}) {
  const { columns, rows, variant } = props;
  const isText = variant === 'text';
  const stacked = isText || columns.length >= STACKED_FROM;
  const look = looks[isText ? 'text' : stacked ? 'stackedAmounts' : 'amounts'];
  return (
    <table
      {...explicit('table')}
      className={`@max-enlarged:wrap-anywhere w-full border-t text-left ${look.table}`}
    >
      <thead {...explicit('rowgroup')} className={stacked ? 'max-sm:sr-only' : ''}>
        <tr
          {...explicit('row')}
          className={`border-b ${isText ? 'border-line' : 'border-line-deep'}`}
        >
          {each(columns, ({ label, numeric }) => (
            <th
              {...explicit('columnheader')}
              className={`px-3 align-bottom font-semibold text-muted text-sm first:pl-0 last:pr-0 ${look.header} ${numeric ? 'text-right' : ''}`}
              scope="col"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...explicit('rowgroup')} className={stacked ? 'max-sm:block' : ''}>
        {each(rows, ([name, ...cells]) => (
          <tr
            {...explicit('row')}
            className={`break-inside-avoid border-line border-b ${look.row}`}
          >
            <th
              {...explicit('rowheader')}
              className={`pr-3 align-top font-semibold ${look.name}`}
              scope="row"
            >
              {name}
            </th>
            {each(cells, (value, index) => {
              const { label, numeric } = columns[index + 1] ?? {};
              const labeled = stacked && (!isText || index > 0);
              const layout = isText
                ? labeled && 'sm:w-24'
                : numeric
                  ? numericCell
                  : 'max-sm:flex-col';
              return (
                <td
                  {...explicit('cell')}
                  className={`px-3 align-top last:pr-0 ${look.cell} ${layout || ''}`}
                >
                  {labeled && (
                    <span aria-hidden="true" className={`text-muted sm:hidden ${labels[variant]}`}>
                      {label}
                      {isText && ':'}{' '}
                    </span>
                  )}
                  <span>{value}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
