import type { ReactNode } from 'react';
import { each } from './each';

type Column = { label: ReactNode; numeric?: boolean };

/** Tables of amounts with fewer columns fit on a phone unchanged. */
const STACKED_FROM = 3;

/** Styled from the root, because a class for each cell would weigh more than the texts. */
const table =
  '@max-[13rem]:wrap-anywhere w-full border-t text-left [&_:is(th,td)]:px-3 [&_:is(th,td)]:first:pl-0 [&_:is(th,td)]:last:pr-0 [&_tbody_:is(th,td)]:align-top [&_tbody_tr]:break-inside-avoid [&_tbody_tr]:border-line [&_th]:font-semibold [&_thead_th]:align-bottom [&_thead_th]:text-muted [&_thead_th]:text-sm [&_tr]:border-b';
const stackedTable =
  'max-sm:block max-sm:[&_tbody_:is(th,td)]:px-0 max-sm:[&_:is(tbody,tbody_tr,tbody_th)]:block max-sm:[&_thead]:sr-only';

const variants = {
  /** Amounts, as in guides. */
  amounts: {
    table: 'border-ink text-sm sm:border-t-2 [&_:is(th,td)]:py-2.5 [&_thead_tr]:border-line-deep',
    stacked:
      'max-sm:[&_tbody_:is(th,td)]:py-1 max-sm:[&_tbody_th]:text-base max-sm:[&_tbody_tr]:py-3 max-sm:[&_td]:flex max-sm:[&_td:not([class])]:flex-col',
    label: 'text-xs leading-6',
    firstLabeled: 1,
  },
  /** Sentences, as on legal pages. The second column needs no label after the name of the row. */
  text: {
    table:
      'border-line text-base leading-relaxed print:text-[0.95em] [&_:is(th,td)]:py-3 [&_thead_th]:whitespace-nowrap [&_thead_tr]:border-line',
    stacked:
      'max-sm:[&_tbody_:is(th,td)]:py-0 max-sm:[&_tbody_tr]:py-4 max-sm:[&_td]:mt-1 max-sm:[&_td]:block sm:[&_tbody_th]:w-[32%] sm:[&_td:nth-child(n+3)]:w-24',
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
export function DataTable(props: {
  columns: readonly Column[];
  rows: readonly (readonly ReactNode[])[];
  variant: keyof typeof variants;
}) {
  const { columns, rows, variant } = props;
  const style = variants[variant];
  const stacked = variant === 'text' || columns.length >= STACKED_FROM;
  return (
    <table
      {...explicit('table')}
      className={`${table} ${style.table} ${stacked ? `${stackedTable} ${style.stacked}` : '[&_tbody_th]:wrap-break-word'}`}
    >
      <thead {...explicit('rowgroup')}>
        <tr {...explicit('row')}>
          {each(columns, ({ label, numeric }) => (
            <th {...explicit('columnheader')} className={numeric ? 'text-right' : undefined} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...explicit('rowgroup')}>
        {each(rows, ([name, ...cells]) => (
          <tr {...explicit('row')}>
            <th {...explicit('rowheader')} scope="row">
              {name}
            </th>
            {each(cells, (value, index) => {
              const { label, numeric } = columns[index + 1] ?? {};
              return (
                <td
                  {...explicit('cell')}
                  className={
                    numeric ? 'text-right tabular-nums max-sm:justify-between max-sm:gap-4' : undefined
                  }
                >
                  {stacked && index + 1 >= style.firstLabeled && (
                    <span aria-hidden="true" className={`text-muted sm:hidden ${style.label}`}>
                      {label}
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
