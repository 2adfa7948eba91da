import type { ReactNode } from 'react';
import { each } from './each';

type Column = { label: ReactNode; numeric?: boolean };

/** Tables of amounts with fewer columns fit on a phone unchanged. */
const STACKED_FROM = 3;

const variants = {
  /** Amounts, as in guides. */
  amounts: {
    table: 'border-ink text-sm sm:border-t-2',
    headerRow: 'border-line-deep',
    header: 'py-2.5',
    row: 'max-sm:py-3',
    rowHeader: 'py-2.5',
    stackedRowHeader: 'max-sm:py-1 max-sm:text-base',
    cell: 'py-2.5',
    stackedCell: 'max-sm:flex max-sm:py-1',
    label: 'text-xs leading-6',
    firstLabeled: 1,
  },
  /** Sentences, as on legal pages. The second column needs no label after the name of the row. */
  text: {
    table: 'border-line text-base leading-relaxed print:text-[0.95em]',
    headerRow: 'border-line',
    header: 'whitespace-nowrap py-3',
    row: 'max-sm:py-4',
    rowHeader: 'py-3 sm:w-[32%]',
    stackedRowHeader: 'max-sm:py-0',
    cell: 'py-3',
    stackedCell: 'max-sm:mt-1 max-sm:block max-sm:py-0',
    label: 'print:hidden',
    firstLabeled: 2,
  },
} as const;

/** Safari drops the table semantics of elements that are laid out as blocks, so every role is explicit. */
const explicit = (role: string) => ({ role });

/**
 * A table whose first column names the row. On phones each row becomes a block in which every cell repeats its column's
 * label, so that a width of 320 px needs no horizontal scrolling.
 */
export function DataTable({
  columns,
  rows,
  variant,
}: {
  columns: readonly Column[];
  rows: readonly (readonly ReactNode[])[];
  variant: keyof typeof variants;
}) {
  const style = variants[variant];
  const stacked = variant === 'text' || columns.length >= STACKED_FROM;
  const whenStacked = (classes: string) => (stacked ? classes : '');
  return (
    <table
      {...explicit('table')}
      className={`@max-[13rem]:wrap-anywhere w-full border-t text-left ${style.table} ${whenStacked('max-sm:block')}`}
    >
      <thead {...explicit('rowgroup')} className={whenStacked('max-sm:sr-only')}>
        <tr {...explicit('row')} className={`border-b ${style.headerRow}`}>
          {each(columns, (column) => (
            <th
              {...explicit('columnheader')}
              className={`px-3 align-bottom font-semibold text-muted text-sm first:pl-0 last:pr-0 ${style.header} ${column.numeric ? 'text-right' : ''}`}
              scope="col"
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...explicit('rowgroup')} className={whenStacked('max-sm:block')}>
        {each(rows, ([name, ...cells]) => (
          <tr
            {...explicit('row')}
            className={`break-inside-avoid border-line border-b ${whenStacked(`max-sm:block ${style.row}`)}`}
          >
            <th
              {...explicit('rowheader')}
              className={`pr-3 align-top font-semibold ${style.rowHeader} ${stacked ? `max-sm:block max-sm:pr-0 ${style.stackedRowHeader}` : 'wrap-break-word'}`}
              scope="row"
            >
              {name}
            </th>
            {each(cells, (value, cellIndex) => {
              const column = columns[cellIndex + 1];
              const labeled = stacked && cellIndex + 1 >= style.firstLabeled;
              return (
                <td
                  {...explicit('cell')}
                  className={`px-3 align-top last:pr-0 ${style.cell} ${whenStacked(`max-sm:px-0 ${style.stackedCell}`)} ${cellLayout(variant, column, labeled)}`}
                >
                  {labeled && (
                    <span aria-hidden="true" className={`text-muted sm:hidden ${style.label}`}>
                      {column?.label}
                      {variant === 'text' && ':'}{' '}
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

function cellLayout(variant: keyof typeof variants, column: Column | undefined, labeled: boolean): string {
  if (variant === 'text') return labeled ? 'sm:w-24' : '';
  return column?.numeric ? 'text-right tabular-nums max-sm:justify-between max-sm:gap-4' : 'max-sm:flex-col';
}
