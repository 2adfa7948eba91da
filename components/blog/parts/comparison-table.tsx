import type { ReactNode } from 'react';

export type Column = { label: ReactNode; numeric?: boolean };

/** Wider tables become a stack of small cards on phones, every value under its own label. */
const STACKS_FROM = 3;

/** A table set in hairlines. The first column names its row. */
export function ComparisonTable({
  columns,
  rows,
}: {
  columns: readonly Column[];
  rows: readonly ReactNode[][];
}) {
  const stacks = columns.length >= STACKS_FROM;
  const cell = `px-3 py-2.5 align-top first:pl-0 last:pr-0 ${stacks ? 'max-sm:flex max-sm:px-0 max-sm:py-1' : ''}`;
  return (
    <table
      className={`w-full border-ink border-t text-left text-sm sm:border-t-2 ${stacks ? 'max-sm:block' : ''}`}
    >
      <thead className={stacks ? 'max-sm:hidden' : ''}>
        <tr className="border-sand-deep border-b">
          {columns.map((column, at) => (
            <th
              className={`px-3 py-2.5 align-bottom font-semibold text-slate first:pl-0 last:pr-0 ${column.numeric ? 'text-right' : ''}`}
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              key={at}
              scope="col"
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={stacks ? 'max-sm:block' : ''}>
        {rows.map((row, at) => (
          <tr
            className={`border-sand border-b print:break-inside-avoid ${stacks ? 'max-sm:block max-sm:py-3' : ''}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            key={at}
          >
            {row.map((value, column) => {
              const { label, numeric = false } = columns[column] ?? {};
              if (column === 0) {
                return (
                  <th
                    className={`${cell} font-semibold ${numeric ? 'text-right tabular-nums' : ''} ${stacks ? 'max-sm:text-left max-sm:text-base' : 'wrap-anywhere'}`}
                    key="row"
                    scope="row"
                  >
                    {value}
                  </th>
                );
              }
              return (
                <td
                  className={`${cell} ${numeric ? 'text-right tabular-nums max-sm:justify-between max-sm:gap-4' : 'max-sm:flex-col'}`}
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  key={column}
                >
                  {stacks && <span className="text-slate text-xs leading-6 sm:hidden">{label}</span>}
                  {stacks ? <span>{value}</span> : value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
