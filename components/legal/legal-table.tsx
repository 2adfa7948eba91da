import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

const elementsIn = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));
const below = (node: Parent | undefined): Parent[] => elementsIn(node?.props.children);
const cellsOf = (row: Parent | undefined): ReactNode[] => below(row).map((cell) => cell.props.children);

/** Said outright because Safari forgets what a row is once it is laid out as a block. */
const as = (role: string) => ({ role });

/**
 * A Markdown table. Its first column names the row; on narrow screens each row becomes a block of its own, so that
 * nothing scrolls sideways at 320 px, and columns beyond the second say what they are.
 */
export function LegalTable({ children }: { children?: ReactNode }) {
  const [head, body] = elementsIn(children);
  const labels = cellsOf(below(head)[0]);
  return (
    <table
      {...as('table')}
      className="w-full border-sand border-y text-base leading-relaxed max-sm:block print:text-[0.95em]"
    >
      <thead {...as('rowgroup')} className="max-sm:sr-only">
        <tr {...as('row')}>
          {labels.map((label, column) => (
            <th
              {...as('columnheader')}
              className="px-3 py-3 text-left align-bottom font-semibold whitespace-nowrap text-slate text-sm first:pl-0 last:pr-0"
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name and never move
              key={column}
              scope="col"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className="max-sm:block">
        {below(body).map((row) => (
          <tr
            {...as('row')}
            className="break-inside-avoid border-sand border-t max-sm:block max-sm:py-4 max-sm:first:border-t-0"
            key={row.key}
          >
            {cellsOf(row).map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name and never move
              <Fragment key={column}>
                {column === 0 ? (
                  <RowName>{cell}</RowName>
                ) : (
                  <Cell label={column > 1 ? labels[column] : null}>{cell}</Cell>
                )}
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ children }: { children: ReactNode }) {
  return (
    <th
      {...as('rowheader')}
      className="py-3 pr-3 text-left align-top font-semibold max-sm:block max-sm:p-0 sm:w-[32%]"
      scope="row"
    >
      {children}
    </th>
  );
}

function Cell({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <td
      {...as('cell')}
      className={`px-3 py-3 align-top last:pr-0 max-sm:mt-1 max-sm:block max-sm:p-0 ${label ? 'sm:w-24' : ''}`}
    >
      {label && (
        <span aria-hidden="true" className="text-slate sm:hidden print:hidden">
          {label}:{' '}
        </span>
      )}
      {children}
    </td>
  );
}
