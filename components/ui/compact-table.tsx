import { mapStatic } from './map-static';

export type Table = {
  columns: readonly string[];
  rows: readonly (readonly React.ReactNode[])[];
  /** Whether the columns after the first hold numbers, which are aligned right. */
  numeric?: boolean;
};

/** The table is styled from its root: a class for each cell would double the HTML. */
const look = [
  'w-full border-ink border-t-2 text-left text-sm tabular-nums max-sm:text-xs print:text-paper',
  '@max-enlarged:wrap-anywhere',
  '[&_tr]:border-line-deep [&_tr]:border-b [&_thead]:text-muted [&_th]:font-semibold',
  '[&_:is(td,th)]:align-top [&_:is(td,th)]:not-first:pl-2',
  '[&_:is(td,th)]:py-2 print:[&_:is(td,th)]:py-0.5',
].join(' ');

export function CompactTable({ columns, rows, numeric = true }: Table) {
  const side = numeric ? 'text-right' : undefined;
  return (
    <table className={look}>
      <thead>
        <tr>
          {mapStatic(columns, (label, at) => (
            <th className={at > 0 ? side : undefined} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mapStatic(rows, ([name, ...cells]) => (
          <tr>
            <th scope="row">{name}</th>
            {mapStatic(cells, (cell) => (
              <td className={side}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
